import type { operations } from '../../shared/contract/api.d.ts'
import { textContains } from '../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'
import { reorderStock } from '../rules.ts'

/** Filters, limit and cursor of a list of staff's products. */
export type AssortmentQuery = NonNullable<operations['listStaffProducts']['parameters']['query']>

export type Show = NonNullable<AssortmentQuery['show']>

/** The sort keys of a list. */
export type Place = { id: number; stock: number }

/** Products for sale whose stock staff should fill up. */
export const isLow = (sql: Sql) => sql`(not p.is_hidden and p.stock < ${reorderStock})`

/** The condition of each list, its order, and the condition for those after a place. */
export const lists = {
  all: {
    has: (sql: Sql) => sql`true`,
    order: (sql: Sql) => sql`p.id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
  low: {
    has: isLow,
    order: (sql: Sql) => sql`p.stock, p.id`,
    isAfter: (sql: Sql, { stock, id }: Place) => sql`(p.stock, p.id) > (${stock}, ${id})`,
  },
  hidden: {
    has: (sql: Sql) => sql`p.is_hidden`,
    order: (sql: Sql) => sql`p.id desc`,
    isAfter: (sql: Sql, { id }: Place) => sql`p.id < ${id}`,
  },
} satisfies Record<Show, unknown>

/** The filters of a list; default of both: none. */
export type Filters = { show: Show; text: string; categories: number[] | undefined }

/** The list's products that match. They are few enough to compare each with the text. */
export const matchingProducts = (sql: Sql, { show, text, categories }: Filters) => sql`
  catalogue.products p
  where ${lists[show].has(sql)}
    and ${categories ? sql`p.category_id = any(${categories}::int[])` : sql`true`}
    and ${text ? textContains(sql, text) : sql`true`}
`
