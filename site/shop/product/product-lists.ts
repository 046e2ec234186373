import type { ProductFilters, SortOrder } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import {
  call,
  listProductsIdsMaxItems,
  listProductsLimitMaximum,
} from '../../client/generated/products.ts'
import { loadOnce } from '../../client/load-once.ts'
import type { Query } from '../../client/operation-types.ts'
import { filterKey, productQuery } from './product-query.ts'

/** A list of the shop; by default all patches, most popular first. */
type ListQuery = ProductFilters & { sort?: SortOrder }

/**
 * The first patches of a list, and the number of all of them. A page, or a mixture of two versions, has no version: the
 * first part that is loaded replaces its patches.
 */
type FirstProducts = {
  products: readonly Product[]
  total: number
  version?: string | undefined
}

/** Parts end at a multiple of this number of patches: few calls, whose answers the response cache has for all. */
const partSize = 120

/** Most calls of one load: for more patches than a shop has. */
const mostCalls = 100

const lists = new Map<string, FirstProducts>()

/** All restarts of loads. It is in the name of a part, because what was asked before a restart is out of date. */
let restarts = 0

/** The same text for the same list. */
export const listKey = ({ sort = 'popular', ...filters }: ListQuery): string =>
  `${filterKey(filters)}&sort=${sort}`

/** A list's first patches, if `count` of them or all are known. */
export function knownProducts(query: ListQuery, count: number): FirstProducts | undefined {
  const known = lists.get(listKey(query))
  return known && known.products.length >= Math.min(count, known.total) ? known : undefined
}

/** Keeps a list's first patches, unless more are known. */
export function keepProducts(query: ListQuery, list: FirstProducts): void {
  const known = lists.get(listKey(query))
  if (!known || known.products.length <= list.products.length) lists.set(listKey(query), list)
}

/**
 * Loads at least the first `count` patches of a list, in parts and without those that are known. Starts again when the
 * shop's list has changed; if it keeps changing, the answer may be shorter. A failure is not cached.
 */
export async function loadProducts(query: ListQuery, count: number): Promise<FirstProducts> {
  const key = listKey(query)
  let restartsLeft = 2
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const known = knownProducts(query, count)
    if (known) return known
    const before = lists.get(key)
    const earlier = before?.version === undefined ? [] : before.products
    const part = await partAfter(earlier.length, query, count)
    const list = withPart(earlier, part)
    if (earlier.length > 0 && part.version !== before?.version) {
      restarts += 1
      lists.delete(key)
      if (restartsLeft === 0) return { ...list, version: undefined }
      restartsLeft -= 1
    } else if (lists.get(key)?.version !== list.version) lists.set(key, list)
    else keepProducts(query, list)
  }
  return lists.get(key) ?? { products: [], total: 0 }
}

/** The patches with these ids that the shop sells. */
export async function loadProductsWithIds(ids: readonly number[]): Promise<Product[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / listProductsIdsMaxItems) }, (_, at) =>
    ids.slice(at * listProductsIdsMaxItems, (at + 1) * listProductsIdsMaxItems),
  )
  const parts = await Promise.all(chunks.map((chunk) => ask(`ids ${chunk}`, { ids: chunk })))
  return parts.flatMap(({ items }) => items)
}

/** The patches that share most with those of these ids, and are not among them. */
export const loadRelated = async (ids: readonly number[]): Promise<readonly Product[]> =>
  (await ask(`related ${ids}`, { relatedTo: [...ids] })).items

/** At most `limit` patches that are similar to a search, but do not contain its text. */
export async function loadSimilar(
  filters: ProductFilters,
  limit: number,
): Promise<readonly Product[]> {
  const query = { ...productQuery(filters), similar: 'only', limit } as const
  return (await ask(`similar ${filterKey(filters)} ${limit}`, query)).items
}

type Answered = { items: readonly Product[]; matching: number; version: string }
type Part = Answered & { from: number }

async function partAfter(from: number, query: ListQuery, count: number): Promise<Part> {
  const wanted = Math.ceil(count / partSize)
  const allowed = Math.floor((from + listProductsLimitMaximum) / partSize)
  const limit = Math.min(wanted, allowed) * partSize - from
  const { sort, ...filters } = query
  const name = `${listKey(query)} ${from} ${limit} ${restarts}`
  return { ...(await ask(name, { ...productQuery(filters), sort, from, limit })), from }
}

/** The first patches with the next part, each once. The total is corrected at the end. */
function withPart(
  before: readonly Product[],
  { items, matching, version, from }: Part,
): FirstProducts {
  const known = new Set(before.map(({ id }) => id))
  const products = [...before, ...items.filter(({ id }) => !known.has(id))]
  const isEnd = from + items.length >= matching || products.length === before.length
  return { products, total: isEnd ? products.length : matching, version }
}

/** Asks once for each name. */
async function ask(name: string, query: Query<'listProducts'>): Promise<Answered> {
  const answer = await loadOnce(`/api/products ${name}`, () => call('listProducts', { query }))
  return answer ?? { items: [], matching: 0, version: '' }
}
