import type { operations } from '../../shared/contract/api.d.ts'
import { textContains } from '../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Filters, limit and cursor of a list of staff's products. */
export type AssortmentQuery = NonNullable<operations['listStaffProducts']['parameters']['query']>

export type Show = NonNullable<AssortmentQuery['show']>

/** The sort keys of a list. */
export type Place = { id: number; stock: number }

const products = (sql: Sql) => sql`catalogue.products p`

/** Each list's products, their order, and the condition for those after a place. */
export const lists = {
  all: {
    products,
    has: (sql: Sql) => sql`true`,
    order: (sql: Sql) => sql`p.id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
  low: {
    products: (sql: Sql) =>
      sql`catalogue.low_stock l join catalogue.products p on p.id = l.product_id`,
    has: (sql: Sql) => sql`true`,
    order: (sql: Sql) => sql`l.stock, p.id`,
    isAfter: (sql: Sql, { stock, id }: Place) => sql`(l.stock, l.product_id) > (${stock}, ${id})`,
  },
  hidden: {
    products,
    has: (sql: Sql) => sql`p.is_hidden`,
    order: (sql: Sql) => sql`p.id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
} satisfies Record<Show, unknown>

/** The filters of a list; default of both: none. */
export type Filters = { show: Show; text: string; categories: number[] | undefined }

/** The list's products that match. They are few enough to compare each with the text. */
export const matchingProducts = (sql: Sql, { show, text, categories }: Filters) => sql`
  ${lists[show].products(sql)}
  where ${lists[show].has(sql)}
    and ${categories ? sql`p.category_id = any(${categories}::int[])` : sql`true`}
    and ${text ? textContains(sql, text) : sql`true`}
`
