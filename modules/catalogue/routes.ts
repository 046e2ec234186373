import type { TypedResponse } from 'hono'
import type { Product } from '../shared/contract/api.d.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import { categories, products, similarProducts, suggestions } from './catalogue.ts'
import { byFlag } from './rules.ts'
import type { LiveCatalogue } from './snapshot/live-catalogue.ts'

/** Answers are the same for every caller: caches may store them, but must revalidate. */
const shared = { 'Cache-Control': 'no-cache' }

/** Hono has no type for JSON that is streamed. */
type ProductArray = Response & TypedResponse<Product[], 200, 'json'>

/** The public calls on products and categories. */
export function catalogueRoutes(dependencies: { live: LiveCatalogue }) {
  return {
    listProducts: async (c) => {
      const { similar, ...query } = c.req.valid('query')
      const filters = { ...query, ...byFlag((flag) => query[flag] === 'true') }
      const found = similar === 'true' ? similarProducts : products
      return c.body(await found(dependencies, filters), 200, {
        ...shared,
        'content-type': 'application/json',
      }) as unknown as ProductArray
    },
    suggestProducts: async (c) =>
      c.json(await suggestions(dependencies, c.req.valid('query').search), 200, shared),
    listCategories: async (c) => c.json(await categories(dependencies), 200, shared),
  } satisfies Partial<Handlers>
}
