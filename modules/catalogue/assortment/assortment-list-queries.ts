import type { StaffProduct } from '../../shared/contract/api.d.ts'
import { largestInteger, unknownCursor } from '../../shared/lists/cursor.ts'
import { mostCounted } from '../../shared/lists/most-counted.ts'
import type { Sql } from '../../shared/transaction.ts'
import { allCategories, productsWithIds } from '../queries.ts'
import { allPatches, isSameCategory } from '../rules.ts'
import {
  type AssortmentQuery,
  type Filters,
  lists,
  matchingProducts,
  type Place,
  type Show,
} from './assortment-parts-queries.ts'

export type AssortmentPart = {
  products: StaffProduct[]
  /** Number of products that match the filters; with a search, counted up to `mostCounted`. */
  matching: number
  /** Number of all products, hidden ones too. */
  total: number
  /** Cursor of the next part; undefined after the last part. */
  nextCursor: string | undefined
}

/**
 * The part of all products after the cursor. Default page size: 50. Problem malformed_request for a cursor from another
 * list.
 */
export async function assortmentPart(sql: Sql, query: AssortmentQuery): Promise<AssortmentPart> {
  const { limit = 50, cursor, search = '', category = '', show = 'all' } = query
  const last = cursor === undefined ? undefined : placeOf(cursor, show)
  const categories = await idsOfCategory(sql, category)
  const filters: Filters = { show, text: search.trim(), categories }
  const [ids, counted] = await Promise.all([
    matchingIds(sql, filters, last, limit + 1),
    counts(sql, filters),
  ])
  const products = await productsInOrder(sql, ids.slice(0, limit))
  const end = products.at(-1)?.product
  return {
    products,
    ...counted,
    nextCursor: end && ids.length > limit ? cursorAfter(end, show) : undefined,
  }
}

async function matchingIds(sql: Sql, filters: Filters, last: Place | undefined, most: number) {
  const { isAfter, order } = lists[filters.show]
  const rows = await sql<{ id: number }[]>`
    select p.id
    from ${matchingProducts(sql, filters)}
      and ${last ? isAfter(sql, last) : sql`true`}
    order by ${order(sql)}
    limit ${most}
  `
  return rows.map(({ id }) => id)
}

async function counts(sql: Sql, filters: Filters) {
  const [counted] = await sql<{ matching: number; total: number }[]>`
    select
      (select count(*)::int from catalogue.products) as total,
      count(*)::int as matching
    from (
      select
      from ${matchingProducts(sql, filters)}
      limit ${filters.text ? mostCounted : null}
    ) matching
  `
  return counted ?? { matching: 0, total: 0 }
}

async function productsInOrder(sql: Sql, ids: readonly number[]): Promise<StaffProduct[]> {
  const products = await productsWithIds(sql, ids)
  const byId = new Map(products.map((product) => [product.product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The ids of the categories that a filter names; undefined where it filters nothing. */
async function idsOfCategory(sql: Sql, name: string): Promise<number[] | undefined> {
  if (!name.trim() || isSameCategory(name, allPatches)) return undefined
  const categories = await allCategories(sql)
  return categories.filter((one) => isSameCategory(one.name, name)).map(({ id }) => id)
}

/** The cursor holds the sort keys, so it stays valid when its product leaves the list. */
const cursorAfter = ({ stock, id }: Place, show: Show): string =>
  Buffer.from(`${show} ${stock} ${id}`).toString('base64url')

function placeOf(cursor: string, show: Show): Place {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, of, stock, id] = /^(\w+) (\d{1,10}) (\d{1,10})$/.exec(text) ?? []
  const place = { stock: Number(stock), id: Number(id) }
  if (of !== show || place.stock > largestInteger || place.id > largestInteger)
    throw unknownCursor()
  return place
}
