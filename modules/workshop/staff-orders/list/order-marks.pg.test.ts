import { expect, test } from 'vitest'
import type { Order } from '../../../shared/contract/api.d.ts'
import { databaseOfFile } from '../../../shared/test-database.ts'
import { fillOrders, markOrders } from '../test-order-queries.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import { paidOrderPart } from './order-list-queries.ts'

const now = new Date()
const database = await databaseOfFile()
await fillOrders(database.sql, { count: 600, days: 60 })
await markOrders(database.sql)
const all = (await paidOrderPart(database.sql, { limit: 1000 }, now)).orders

/** The condition of each mark on an order as staff see it. */
const has = {
  custom: ({ items }: Order) => items.some(({ productId }) => productId === 999_999),
  unapproved: ({ status, items }: Order) =>
    status !== 'cancelled' && items.some(({ isUnapproved }) => isUnapproved),
  refunded: ({ refunded }: Order) => refunded > 0,
  disputed: ({ isDisputed }: Order) => isDisputed,
}
const marks = Object.keys(has) as (keyof typeof has)[]

/** The ids of all parts of a list. */
async function listed(query: OrderQuery) {
  const ids: number[] = []
  let cursor: string | undefined
  let counted: number
  do {
    const limit = 3 + ids.length
    const part = await paidOrderPart(
      database.sql,
      { ...query, limit, ...(cursor && { cursor }) },
      now,
    )
    ids.push(...part.orders.map(({ id }) => id))
    counted = part.matching
    cursor = part.nextCursor
  } while (cursor)
  return { ids, counted }
}

test.each(marks)(
  'listOrders 200: the filter %s finds the orders with that mark, part by part',
  async (mark) => {
    const marked = all.filter(has[mark]).map(({ id }) => id)
    expect(marked.length).toBeGreaterThan(1)
    expect(await listed({ mark })).toEqual({ ids: marked, counted: marked.length })
  },
)

test.each<OrderQuery>([
  { status: 'pending' },
  { period: 'month' },
  { period: 'month', sort: 'name' },
  { period: 'month', sort: 'highest' },
  { search: 'kari' },
  { search: 'kari', sort: 'name' },
])('listOrders 200: the filters by marks combine with %j', async (query) => {
  const plain = (await listed(query)).ids
  const byId = new Map(all.map((order) => [order.id, order]))
  for (const mark of marks) {
    const marked = plain.filter((id) => has[mark](byId.get(id) as Order))
    expect(await listed({ ...query, mark }), mark).toEqual({ ids: marked, counted: marked.length })
  }
})
