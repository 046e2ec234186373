import { afterAll, beforeAll, expect, test } from 'vitest'
import { msPerDay } from '../../../shared/day.ts'
import { cursorAfter } from '../../../shared/lists/cursor.ts'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { plansOf } from '../../../shared/lists/test-plans.ts'
import { type TestDatabase, testDatabase } from '../../../shared/test-database.ts'
import { fillOrders } from '../test-order-queries.ts'
import { few } from './found-orders-queries.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import { paidOrderPart } from './order-list-queries.ts'
import { compareOrders, type StoredOrder, storedOrders } from './test-stored-orders-queries.ts'

const now = new Date()
let database: TestDatabase
let ofMonth: StoredOrder[]

beforeAll(async () => {
  database = await testDatabase()
  await fillOrders(database.sql, { count: 12_000, days: 60 })
  ofMonth = await storedOrders(database.sql, new Date(now.getTime() - 30 * msPerDay))
})
afterAll(() => database.close())

/** In every order, in one of seven, of ten and of a hundred, in one and in none; long, short and two words. */
const searches = [
  'patch',
  'kari',
  'kunde77',
  'nordmann 77',
  'kunde1234@',
  'finnes ikke',
  'ka 7',
  '77',
  'zq',
]
const queries = (['week', 'month'] as const).flatMap((period) =>
  (['newest', 'oldest', 'highest', 'lowest', 'name'] as const).flatMap((sort) => [
    { period, sort },
    ...searches.flatMap((search) => [
      { period, sort, search },
      { period, sort, search, status: 'shipped' as const },
    ]),
  ]),
)

test('a month of the orders is more than few, a week is not', () => {
  const ofWeek = ofMonth.filter(({ at }) => at.getTime() >= now.getTime() - 7 * msPerDay)
  expect([ofMonth.length > few, ofWeek.length > 0 && ofWeek.length <= few]).toEqual([true, true])
})

test.each<OrderQuery>(queries)(
  'AORD-09 the first parts of %j are those of a comparison with every order',
  async (query) => {
    const { search = '', status, period, sort = 'newest' } = query
    const start = now.getTime() - (period === 'week' ? 7 : 30) * msPerDay
    const words = search.split(' ')
    const wanted = ofMonth
      .filter(({ at }) => at.getTime() >= start)
      .filter((order) => !status || order.status === status)
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .sort(compareOrders[sort])
      .map(({ id }) => id)
    const matching = search ? Math.min(wanted.length, mostCounted) : wanted.length
    const seen: number[] = []
    let cursor: string | undefined
    // Small parts, so that a search reads few orders.
    for (let part = 0; part < 3; part += 1) {
      const asked = { ...query, limit: 7, ...(cursor && { cursor }) }
      const { orders, ...rest } = await paidOrderPart(database.sql, asked, now)
      expect(rest.matching).toBe(matching)
      seen.push(...orders.map(({ id }) => id))
      cursor = rest.nextCursor
      if (!cursor) break
    }
    expect(seen).toEqual(wanted.slice(0, 21))
    expect(cursor !== undefined).toBe(wanted.length > 21)
  },
)

const plansOfQuery = (query: OrderQuery) =>
  plansOf(database, 'checkout.orders', (sql) => paidOrderPart(sql, { ...query, limit: 50 }, now))

test.each<OrderQuery>([
  { sort: 'name' },
  { sort: 'name', search: 'kari' },
  { sort: 'highest', search: 'kunde77' },
  { sort: 'newest', search: 'ka 7' },
])('the few orders of a week are all read for %j, by age', async (query) => {
  const plans = await plansOfQuery({ ...query, period: 'week' })
  expect(plans).toContain('using paid_orders_by_age')
  expect(plans).not.toMatch(/Seq Scan on orders|by_name|by_total|by_text|by_short_text/)
})

test.each([
  ['name', 'nordmann 77', 'orders_by_short_text'],
  ['name', 'kunde77', 'orders_by_text'],
  ['highest', 'kunde1234@', 'orders_by_text'],
  ['lowest', 'zq', 'orders_by_short_text'],
  ['newest', 'kunde1234@', 'orders_by_text'],
  ['oldest', 'zq', 'orders_by_short_text'],
] as const)(
  'among the many orders of a month by %s, the index finds %j together with the weeks',
  async (sort, search, index) => {
    const plans = await plansOfQuery({ period: 'month', sort, search })
    expect(plans).toMatch(new RegExp(`on ${index} .*\\n\\s+Index Cond: .*AND \\(ARRAY\\[`))
    expect(plans).not.toMatch(/Seq Scan on orders|Index Scan using paid_orders_by_name/)
  },
)

test.each([
  ['name', 'Index Only Scan using paid_orders_by_name'],
  ['highest', 'Index Only Scan Backward using orders_of_day_by_total'],
  ['newest', 'Index Scan Backward using paid_orders_by_age'],
] as const)(
  'a text that is common in a month is read in the order of the list by %s',
  async (sort, index) => {
    const plans = await plansOfQuery({ period: 'month', sort, search: 'patch' })
    expect(plans).toContain(index)
    expect(plans).not.toContain('Seq Scan on orders')
  },
)

test('the count of a common text reads orders by age up to the limit, and not all of the month to sort them', async () => {
  const plans = await plansOfQuery({ period: 'month', search: 'beste patch' })
  expect(plans.match(/Index Scan (Backward )?using paid_orders_by_age/g)).toHaveLength(2)
  expect(plans).not.toMatch(/Sort Key: orders|Bitmap Heap Scan on orders/)
})

test('the index of short texts finds a short text together with some of the weeks of a month', async () => {
  const last = ofMonth.toSorted(compareOrders.newest).at(-20)
  const cursor = cursorAfter(last?.id ?? 0, 'newest')
  const plans = await plansOfQuery({ period: 'month', search: 'dm', cursor })
  expect(plans).toMatch(/on orders_by_short_text .*\n\s+Index Cond: .* && '\{\d+(,\d+)*\}'/)
  expect(plans).not.toContain('on orders_by_text')
})

test('the newest orders of a month tell which word is rare, and not a sample of all orders', async () => {
  const samples = await plansOf(database, 'tablesample', (sql) =>
    paidOrderPart(sql, { period: 'month', search: 'nordmann 77', limit: 50 }, now),
  )
  expect(samples).toBe('')
})
