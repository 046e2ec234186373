import type { operations, StaffProduct } from '../../shared/contract/api.d.ts'
import { mostCounted } from '../../shared/lists/most-counted.ts'
import { scannedTextContains, textContains } from '../../shared/lists/text-search-queries.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { allCategories, productsWithIds } from '../queries.ts'
import { allPatches, isSameCategory } from '../rules.ts'

/** Filters, limit and cursor of a list of staff's products. */
export type AssortmentQuery = NonNullable<operations['listStaffProducts']['parameters']['query']>

export type AssortmentPart = {
  products: StaffProduct[]
  /** Number of products that match the filters; with a search, counted up to `mostCounted`. */
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
 * Each list's rows, their products, the sort keys and their order, and the condition for those after a place. The rows
 * alone have every product of the list, so that they can be counted.
 */
const lists = {
  all: {
    rows: products,
    withProducts: products,
    has: (sql: Sql) => sql`true`,
    keys: (sql: Sql) => sql`p.id`,
    order: (sql: Sql) => sql`id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
  low: {
    rows: (sql: Sql) => sql`catalogue.low_stock l`,
    withProducts: (sql: Sql) =>
      sql`catalogue.low_stock l join catalogue.products p on p.id = l.product_id`,
    has: (sql: Sql) => sql`true`,
    keys: (sql: Sql) => sql`l.stock, p.id`,
    order: (sql: Sql) => sql`stock, id`,
    isAfter: (sql: Sql, { stock, id }: Place) => sql`(l.stock, l.product_id) > (${stock}, ${id})`,
  },
  hidden: {
    rows: products,
    withProducts: products,
    has: (sql: Sql) => sql`p.is_hidden`,
    keys: (sql: Sql) => sql`p.id`,
    order: (sql: Sql) => sql`id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
} satisfies Record<Show, unknown>

/** Products read in the order of the list, per one wanted, before a search turns to the index of the text. */
const readPerProduct = 20

/** A query with its defaults and its category's ids. */
type PartQuery = {
  show: Show
  limit: number
  text: string
  categories: number[] | undefined
  last: Place | undefined
}

/**
 * The part of all products after the cursor. Default page size: 50. Problem malformed_request for a cursor from another
 * list.
 */
export async function assortmentPart(sql: Sql, query: AssortmentQuery): Promise<AssortmentPart> {
  const { limit = 50, cursor, search = '', category = '', show = 'all' } = query
  const part: PartQuery = {
    show,
    limit,
    text: search.trim(),
    categories: await idsOfCategory(sql, category),
    last: cursor === undefined ? undefined : placeOf(cursor, show),
  }
  const ids = await pageIds(sql, part)
  const shown = await productsInOrder(sql, ids.slice(0, limit))
  const end = shown.at(-1)?.product
  return {
    products: shown,
    ...(await counts(sql, part)),
    nextCursor: end && limit < ids.length ? cursorAfter(end, show) : undefined,
  }
}

/**
 * Ids of a part and of the product after it, in order. Common texts are found by reading products in the order of the
 * list, rare ones by the index of the text.
 */
async function pageIds(sql: Sql, part: PartQuery): Promise<number[]> {
  if (!part.text) return foundIds(sql, part)
  const read = await readIds(sql, part)
  return read.length > part.limit ? read : foundIds(sql, part)
}

/**
 * Searches the first products of the list, a number of them, without the index of the text. Stops when it has found a
 * part: PostgreSQL knows that what it reads is in order.
 */
async function readIds(sql: Sql, { show, limit, text, categories, last }: PartQuery) {
  const { withProducts, keys, order } = lists[show]
  const rows = await sql<{ id: number }[]>`
    select id
    from (
      select ${keys(sql)}, search_text
      from ${withProducts(sql)}
      where ${isInList(sql, show, categories)}
        and ${isAfterLast(sql, show, last)}
      order by ${order(sql)}
      limit ${limit * readPerProduct}
    ) read
    where ${scannedTextContains(sql, text)}
    order by ${order(sql)}
    limit ${limit + 1}
  `
  return rows.map(({ id }) => id)
}

async function foundIds(sql: Sql, { show, limit, text, categories, last }: PartQuery) {
  const { withProducts, keys, order } = lists[show]
  const rows = await sql<{ id: number }[]>`
    select ${keys(sql)}
    from ${withProducts(sql)}
    where ${isInList(sql, show, categories)}
      and ${text ? textContains(sql, text) : sql`true`}
      and ${isAfterLast(sql, show, last)}
    order by ${order(sql)}
    limit ${limit + 1}
  `
  return rows.map(({ id }) => id)
}

async function counts(sql: Sql, { show, text, categories }: PartQuery) {
  const { rows, withProducts } = lists[show]
  const isFiltered = categories !== undefined || text !== ''
  const [counted] = await sql<{ matching: number | null; total: number }[]>`
    select
      products as total,
      ${
        show === 'all' && !isFiltered
          ? null
          : sql`(
        select count(*)
        from (
          select
          from ${isFiltered ? withProducts(sql) : rows(sql)}
          where ${isInList(sql, show, categories)}
            and ${text ? textContains(sql, text) : sql`true`}
          limit ${text ? mostCounted : null}
        ) counted
      )`
      }::int as matching
    from catalogue.product_count
  `
  const total = counted?.total ?? 0
  return { matching: counted?.matching ?? total, total }
}

async function productsInOrder(sql: Sql, ids: readonly number[]): Promise<StaffProduct[]> {
  const products = await productsWithIds(sql, ids)
  const byId = new Map(products.map((product) => [product.product.id, product]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The condition for the products of a list, of these categories. */
const isInList = (sql: Sql, show: Show, categories: number[] | undefined) => sql`
  ${lists[show].has(sql)}
  and ${categories ? sql`p.category_id = any(${categories}::int[])` : sql`true`}
`

const isAfterLast = (sql: Sql, show: Show, last: Place | undefined) =>
  last ? lists[show].isAfter(sql, last) : sql`true`

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
  if (of !== show) throw new Problem('malformed_request', { field: 'cursor' })
  return { stock: Number(stock), id: Number(id) }
}
