import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { plansOf as plansOfTable } from '../../../shared/lists/test-plans.ts'
import { type TestDatabase, testDatabase } from '../../../shared/test-database.ts'
import type { Pool } from '../../../shared/transaction.ts'
import { orderSummary } from '../summary-queries.ts'
import { fillOrders, markOrders } from '../test-order-queries.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import { paidOrderPart } from './order-list-queries.ts'

const now = new Date()
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillOrders(database.sql, { count: 10_000, days: 700 })
  await markOrders(database.sql)
})
afterAll(() => database.close())

const plansOf = (ask: (sql: Pool) => Promise<unknown>) =>
  plansOfTable(database, 'checkout.orders', ask)

const scan = 'Seq Scan on orders'

test.each<[OrderQuery, string]>([
  [{}, 'Backward using paid_orders_by_age'],
  [{ sort: 'oldest' }, 'using paid_orders_by_age'],
  [{ sort: 'oldest', status: 'pending' }, 'using orders_of_status_by_age'],
  [{ sort: 'highest', status: 'shipped' }, 'Backward using orders_of_status_by_total'],
  [{ sort: 'highest', period: 'month' }, 'Backward using orders_of_day_by_total'],
  [{ sort: 'lowest', period: 'week', status: 'pending' }, 'using orders_of_day_by_total'],
  [{ sort: 'name' }, 'using paid_orders_by_name'],
  [{ sort: 'name', status: 'cancelled' }, 'using orders_of_status_by_name'],
])('the view %j uses an index, without a sequential scan of orders', async (query, index) => {
  const plans = await plansOf((sql) => paidOrderPart(sql, { ...query, limit: 50 }, now))
  expect(plans).toContain(`Index Only Scan ${index}`)
  expect(plans).not.toContain(scan)
})

test.each<[OrderQuery, string]>([
  [{ mark: 'custom' }, 'custom_lines'],
  [{ mark: 'custom', sort: 'highest', period: 'month' }, 'custom_lines'],
  [{ mark: 'custom', search: 'kunde4711@example.com' }, 'orders_by_text'],
  [{ mark: 'refunded', sort: 'name' }, 'refunded_orders_by_age'],
  [{ mark: 'disputed', status: 'shipped' }, 'on disputes'],
  [{ mark: 'unapproved', search: 'kari' }, 'proofs'],
])(
  'the view %j finds its orders by what marks them, without a sequential scan of orders',
  async (query, part) => {
    const plans = await plansOf((sql) => paidOrderPart(sql, { ...query, limit: 50 }, now))
    expect(plans).toContain(part)
    expect(plans).not.toContain(scan)
  },
)

test('the part after a cursor starts in the index at the end of the part before', async () => {
  const { nextCursor } = await paidOrderPart(database.sql, { limit: 50, sort: 'name' }, now)
  const query = { limit: 50, sort: 'name', cursor: nextCursor } as const
  const plans = await plansOf((sql) => paidOrderPart(sql, query, now))
  expect(plans).toMatch(/Index Cond: \(ROW\(customer_name, id\) > ROW/)
  expect(plans).not.toContain(scan)
})

test.each(['finnes ikke', 'kunde4711@example.com', 'RP-00000FFF', 'Ødegård 4712', '10 % rabatt'])(
  'the search for the rare text %j uses the index of the text',
  async (search) => {
    const plans = await plansOf((sql) => paidOrderPart(sql, { search, limit: 50 }, now))
    expect(plans).toContain('Bitmap Index Scan on orders_by_text')
    expect(plans).not.toContain(scan)
  },
)

test.each(['zq', 'ß', '%', 'q %'])(
  'the search for the rare short text %j uses the index of short texts',
  async (search) => {
    const plans = await plansOf((sql) => paidOrderPart(sql, { search, limit: 50 }, now))
    expect(plans).toContain('Bitmap Index Scan on orders_by_short_text')
    expect(plans).not.toContain(scan)
  },
)

test.each([
  ['ka odegaard', 'orders_by_text', 'orders_by_short_text'],
  ['kari zq', 'orders_by_short_text', 'orders_by_text'],
  ['nordmann 77x', 'orders_by_text', 'orders_by_short_text'],
])(
  'the search for %j leaves the common word to what %s finds of the rare one',
  async (search, used, unused) => {
    const plans = await plansOf((sql) => paidOrderPart(sql, { search, limit: 50 }, now))
    expect(plans).toContain(`Bitmap Index Scan on ${used}`)
    expect(plans).not.toContain(unused)
  },
)

test.each([
  ['østby 4711', 1],
  ['aasen kari', 2],
])('the search for %j has the index look for %i of the words', async (search, words) => {
  const query = { search, status: 'pending', sort: 'name', limit: 50 } as const
  const plans = await plansOf((sql) => paidOrderPart(sql, query, now))
  const [, condition = ''] = /on orders_by_text.*\n\s+Index Cond: (.*)/.exec(plans) ?? []
  expect(condition.match(/~~/g)).toHaveLength(words)
})

test('the search for a rare short word and a less rare long one has the index of short texts look for both, by two letters', async () => {
  const query = { search: 'nordmann 77', sort: 'name', limit: 50 } as const
  const plans = await plansOf((sql) => paidOrderPart(sql, query, now))
  expect(plans).toMatch(/on orders_by_short_text.*\n\s+Index Cond: .* \|\| /)
})

test('the search for a common text stops at a part, and counts no further than the limit', async () => {
  const query = { search: 'beste patch', limit: 5 }
  const plans = await plansOf((sql) => paidOrderPart(sql, query, now))
  expect(plans).toContain('using paid_orders_by_age')
  expect(plans).not.toContain('orders_by_text')
  const { orders, matching, total } = await paidOrderPart(database.sql, query, now)
  expect([orders.length, matching, total]).toEqual([5, mostCounted, 10_000])
})

test('the search for a text that is neither common nor rare reads on in the order of the list', async () => {
  const query = { search: 'aasen 77', limit: 5 }
  const plans = await plansOf((sql) => paidOrderPart(sql, query, now))
  expect(plans.match(/Backward using paid_orders_by_age/g)).toHaveLength(2)
  expect(plans).not.toContain('CTE found')
  const [counted] = await database.sql`
    select count(*)::int as matching
    from checkout.orders
    where search_text like '%aasen%'
      and search_text like '%77%'
  `
  const { matching } = await paidOrderPart(database.sql, query, now)
  expect({ matching }).toEqual(counted)
})

test('the figures use an index of the orders of a part of a day', async () => {
  const plans = await plansOf((sql) => orderSummary(sql, now))
  expect(plans).toContain('Index Only Scan using paid_orders_by_age')
  expect(plans).not.toContain(scan)
})
