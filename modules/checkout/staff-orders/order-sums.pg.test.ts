import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetOrders, newPaidOrder } from '../../../api/testing/test-order-queries.ts'
import type { OrderStatus } from '../../shared/contract/api.d.ts'
import { type TestDatabase, testDatabase } from '../../shared/test-database.ts'
import { mergeOrderSums, orderCounts } from './order-sums-queries.ts'
import { orderSummary } from './summary-queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** A seeded generator of numbers below 1 (mulberry32), so that a failure can be repeated. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const orderStatuses: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']
const hour = 3_600_000
/** Summer time begins in the last 30 days before it. */
const now = new Date('2026-04-10T21:30:00Z')

type Stored = { status: string; at: Date; total: number }
const midnight = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })
const dayOf = (at: Date) => midnight.format(at)

/** The figures as the definitions say, from every paid order. */
function naive(orders: readonly Stored[]) {
  const earning = orders.filter(({ status }) => status !== 'cancelled')
  const sum = (some: readonly Stored[]) => some.reduce((all, { total }) => all + total, 0)
  const week = new Date(now.getTime() - 7 * 24 * hour)
  return {
    orders: orders.length,
    pending: orders.filter(({ status }) => status === 'pending').length,
    revenue: sum(earning),
    weekRevenue: sum(earning.filter(({ at }) => at >= week)),
    average: earning.length ? Math.round(sum(earning) / earning.length) : 0,
    days: Array.from({ length: 30 }, (_none, index) => {
      // At noon, so that the change to summer time does not skip a day.
      const date = dayOf(new Date(Date.UTC(2026, 3, 10 - 29 + index, 12)))
      return {
        date,
        orders: orders.filter(({ at }) => dayOf(at) === date).length,
        revenue: sum(earning.filter(({ at }) => dayOf(at) === date)),
      }
    }),
  }
}

const stored = () => database.sql<Stored[]>`
  select status, created_at as at, total
  from checkout.orders
  where payment = 'paid'
`

/** Compares all figures and counts with those of the orders themselves. */
async function expectExact() {
  const orders = await stored()
  expect(await orderSummary(database.sql, now)).toEqual(naive(orders))
  const starts = {
    today: new Date('2026-04-09T22:00:00Z'),
    week: new Date(now.getTime() - 7 * 24 * hour),
    month: new Date(now.getTime() - 30 * 24 * hour),
  }
  for (const status of [undefined, ...orderStatuses])
    for (const period of [undefined, 'today', 'week', 'month'] as const) {
      const matching = orders.filter(
        (order) => (!status || order.status === status) && (!period || order.at >= starts[period]),
      ).length
      const counts = await orderCounts(database.sql, { status, period }, now)
      expect([status, period, counts]).toEqual([status, period, { matching, total: orders.length }])
    }
}

test.each([1, 2, 3])(
  'ADASH-07 ADASH-09 the figures are those of the orders after any changes of them, with seed %i',
  async (seed) => {
    await forgetOrders(database.sql)
    const below = numbers(seed)
    const status = () => orderStatuses[below(orderStatuses.length)] ?? 'pending'
    const ids: number[] = []
    for (let step = 0; step < 120; step++) {
      const id = ids[below(ids.length)]
      const what = below(10)
      if (id === undefined || what < 5)
        ids.push(
          await newPaidOrder(database.sql, {
            // Half of them near the limits of a period or at midnight in Oslo.
            at: new Date(
              now.getTime() -
                hour * ([7 * 24, 30 * 24, 23.5][below(6)] ?? below(40 * 24)) +
                (below(3) - 1),
            ).toISOString(),
            status: status(),
            total: 1 + below(100_000),
          }),
        )
      else if (what < 8)
        await database.sql`update checkout.orders set status = ${status()} where id = ${id}`
      else if (what < 9)
        await database.sql`update checkout.orders set payment = case payment when 'paid' then 'refund_due' else 'paid' end where id = ${id}`
      else await mergeOrderSums(database.sql)
      if (step % 40 === 39) await expectExact()
    }
    await mergeOrderSums(database.sql)
    await expectExact()
  },
)

test('an order that is placed and settled counts once it is paid, and not after its deletion', async () => {
  await forgetOrders(database.sql)
  await database.sql`insert into checkout.orders (order_number, session_id) values ('RP-OPEN1234', 'session_open')`
  await expectExact()
  await database.sql`
    update checkout.orders
    set payment = 'paid', paid_at = ${now}, created_at = ${now}, total = 100, customer_name = 'Kari',
      customer_email = 'kari@example.com'
    where order_number = 'RP-OPEN1234'
  `
  await expectExact()
  await database.sql`delete from checkout.orders where order_number = 'RP-OPEN1234'`
  await expectExact()
})

test('merging leaves one row per day and status, also beside concurrent changes and merges', async () => {
  await forgetOrders(database.sql)
  const place = () => newPaidOrder(database.sql, { at: now.toISOString(), total: 100 })
  await Promise.all([
    ...Array.from({ length: 20 }, place),
    ...Array.from({ length: 4 }, () => mergeOrderSums(database.sql)),
  ])
  await expectExact()
  await mergeOrderSums(database.sql)
  expect(await database.sql`select orders, total::int from checkout.order_sums`).toEqual([
    { orders: 20, total: 2000 },
  ])
})
