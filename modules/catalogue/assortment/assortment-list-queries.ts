import type { operations, StaffProduct } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { textContains } from '../../shared/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'
import { allCategories, columns, type ProductRow, toProduct } from '../queries.ts'
import { allPatches, isSameCategory } from '../rules.ts'

/** Filters, limit and cursor of a list of staff's products. */
export type AssortmentQuery = NonNullable<operations['listStaffProducts']['parameters']['query']>

export type AssortmentPart = {
  products: StaffProduct[]
  /** Number of products that match the filters. */
  matching: number
  /** Number of all products, hidden ones too. */
  total: number
  /** Cursor of the next part; undefined after the last part. */
  nextCursor: string | undefined
}

type Show = NonNullable<AssortmentQuery['show']>

/** The sort keys of a list. */
type Place = { id: number; stock: number }

const products = (sql: Sql) => sql`catalogue.products p`

/**
 * Each list's rows, their products, the order, and the condition for those after a place. The rows alone have every
 * product of the list, so that they can be counted.
 */
const lists = {
  all: {
    rows: products,
    withProducts: products,
    has: (sql: Sql) => sql`true`,
    order: (sql: Sql) => sql`p.id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
  low: {
    rows: (sql: Sql) => sql`catalogue.low_stock l`,
    withProducts: (sql: Sql) =>
      sql`catalogue.low_stock l join catalogue.products p on p.id = l.product_id`,
    has: (sql: Sql) => sql`true`,
    order: (sql: Sql) => sql`l.stock, l.product_id`,
    isAfter: (sql: Sql, { stock, id }: Place) => sql`(l.stock, l.product_id) > (${stock}, ${id})`,
  },
  hidden: {
    rows: products,
    withProducts: products,
    has: (sql: Sql) => sql`p.is_hidden`,
    order: (sql: Sql) => sql`p.id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
} satisfies Record<Show, unknown>

/**
 * The part of all products after the cursor. Default page size: 50. Problem malformed_request for a cursor from another
 * list.
 */
export async function assortmentPart(sql: Sql, query: AssortmentQuery): Promise<AssortmentPart> {
  const { limit = 50, cursor, search = '', category = '', show = 'all' } = query
  const { rows, withProducts, has, order, isAfter } = lists[show]
  const last = cursor === undefined ? undefined : placeOf(cursor, show)
  const categories = await idsOfCategory(sql, category)
  const matches = sql`${has(sql)} and ${matchesFilters(sql, search, categories)}`
  const found = await sql<ProductRow[]>`
    select ${columns(sql)}
    from ${withProducts(sql)}
    join catalogue.categories c on c.id = p.category_id
    where ${matches}
      and ${last ? isAfter(sql, last) : sql`true`}
    order by ${order(sql)}
    limit ${limit + 1}
  `
  const isFiltered = categories !== undefined || search.trim() !== ''
  const [counts] = await sql<{ matching: number | null; total: number }[]>`
    select
      count(*)::int as total,
      ${
        show === 'all' && !isFiltered
          ? null
          : sql`(
        select count(*)
        from ${isFiltered ? withProducts(sql) : rows(sql)}
        where ${matches}
      )`
      }::int as matching
    from catalogue.products
  `
  const total = counts?.total ?? 0
  const shown = found.slice(0, limit).map(toProduct)
  const end = shown.at(-1)?.product
  return {
    products: shown,
    matching: counts?.matching ?? total,
    total,
    nextCursor: end && shown.length < found.length ? cursorAfter(end, show) : undefined,
  }
}

/** The ids of the categories that a filter names; undefined where it filters nothing. */
async function idsOfCategory(sql: Sql, name: string): Promise<number[] | undefined> {
  if (!name.trim() || isSameCategory(name, allPatches)) return undefined
  const categories = await allCategories(sql)
  return categories.filter((one) => isSameCategory(one.name, name)).map(({ id }) => id)
}

/** The condition for `matchesFilters` of the catalogue's rules. */
const matchesFilters = (sql: Sql, search: string, categories: number[] | undefined) => sql`
  ${categories ? sql`p.category_id = any(${categories}::int[])` : sql`true`}
  and ${search.trim() ? textContains(sql, search.trim()) : sql`true`}
`

/** The cursor holds the sort keys, so it stays valid when its product leaves the list. */
const cursorAfter = ({ stock, id }: Place, show: Show): string =>
  Buffer.from(`${show} ${stock} ${id}`).toString('base64url')

function placeOf(cursor: string, show: Show): Place {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, of, stock, id] = /^(\w+) (\d{1,10}) (\d{1,10})$/.exec(text) ?? []
  if (of !== show) throw new Problem('malformed_request', { field: 'cursor' })
  return { stock: Number(stock), id: Number(id) }
}
