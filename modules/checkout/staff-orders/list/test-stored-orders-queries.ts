import type { Sql } from '../../../shared/transaction.ts'

/** A paid order as a comparison of every order sees it. */
export type StoredOrder = {
  id: number
  status: string
  name: string
  at: Date
  total: number
  text: string
}

/** All paid orders since a time. */
export const storedOrders = (sql: Sql, since = new Date(0)) => sql<StoredOrder[]>`
  select id, status, customer_name as name, created_at as at, total, search_text as text
  from checkout.orders
  where payment = 'paid'
    and created_at >= ${since}
`

const byName = new Intl.Collator('nb')

/** The order of each list. */
export const compareOrders = {
  newest: (a: StoredOrder, b: StoredOrder) => b.at.getTime() - a.at.getTime() || b.id - a.id,
  oldest: (a: StoredOrder, b: StoredOrder) => a.at.getTime() - b.at.getTime() || a.id - b.id,
  highest: (a: StoredOrder, b: StoredOrder) => b.total - a.total || b.id - a.id,
  lowest: (a: StoredOrder, b: StoredOrder) => a.total - b.total || a.id - b.id,
  name: (a: StoredOrder, b: StoredOrder) => byName.compare(a.name, b.name) || a.id - b.id,
}
