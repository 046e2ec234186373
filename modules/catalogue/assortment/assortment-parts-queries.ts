import type { operations } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Filters, limit and cursor of a list of staff's products. */
export type AssortmentQuery = NonNullable<operations['listStaffProducts']['parameters']['query']>

export type Show = NonNullable<AssortmentQuery['show']>

/** The sort keys of a list. */
export type Place = { id: number; stock: number }

const products = (sql: Sql) => sql`catalogue.products p`

/**
 * Each list's rows, their products, the sort keys and their order, and the condition for those after a place. The rows
 * alone have every product of the list, so that they can be counted.
 */
export const lists = {
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

/** A query with its defaults and its category's ids. */
export type PartQuery = {
  show: Show
  limit: number
  text: string
  categories: number[] | undefined
  last: Place | undefined
}

/** Whether the first products of the list fill a part. */
export const isCommon = (read: readonly number[], { limit }: PartQuery): boolean =>
  read.length > limit

/** The condition for the products of a list, of these categories. */
export const isInList = (sql: Sql, show: Show, categories: number[] | undefined) => sql`
  ${lists[show].has(sql)}
  and ${categories ? sql`p.category_id = any(${categories}::int[])` : sql`true`}
`
