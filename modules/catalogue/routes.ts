import type { Context, TypedResponse } from 'hono'
import type { Category, Product } from '../shared/contract/api.d.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import { categories, type PublicList, products, suggestions } from './lists/public-lists.ts'
import { byFlag } from './rules.ts'
import type { LiveCatalogue } from './snapshot/live-catalogue.ts'

/** Answers a call with a list that is the same for all callers. */
export type AnswerList = (c: Context, list: PublicList) => Promise<Response>

/** Hono has no type for JSON that is made elsewhere. */
type ListOf<Item> = Response & TypedResponse<Item[], 200, 'json'>

/** The public calls on products and categories. */
export function catalogueRoutes(dependencies: { live: LiveCatalogue; answerList: AnswerList }) {
  const { answerList } = dependencies
  return {
    listProducts: async (c) => {
      const { similar, relatedTo, sort, from, limit, ...query } = c.req.valid('query')
      const filters = { ...query, ...byFlag((flag) => query[flag] === 'true') }
      const part = { filters, similar, relatedTo, sort, from, limit }
      return (await answerList(c, products(dependencies, part))) as ListOf<Product>
    },
    suggestProducts: async (c) =>
      (await answerList(
        c,
        suggestions(dependencies, c.req.valid('query').search),
      )) as ListOf<Product>,
    listCategories: async (c) =>
      (await answerList(c, categories(dependencies))) as ListOf<Category>,
  } satisfies Partial<Handlers>
}
