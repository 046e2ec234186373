import { expect, test } from 'vitest'
import { forgetOrders, newPaidOrder } from '../../../api/testing/test-order-queries.ts'
import type { OrderStatus } from '../../shared/contract/api.d.ts'
import { plansOf } from '../../shared/lists/test-plans.ts'
import { databaseOfFile } from '../../shared/test-database.ts'
import { orderCounts } from './list/order-count-queries.ts'
import { orderSummary } from './summary-queries.ts'
import { fillOrders } from './test-order-queries.ts'

const orderStatuses: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']
const hour = 3_600_000
/** Summer time begins in the last 30 days before it. */
const now = new Date('2026-04-10T21:30:00Z')
const before = (hours: number) => new Date(now.getTime() - hours * hour)
const starts = {
  today: new Date('2026-04-09T22:00:00Z'),
  week: before(7 * 24),
  month: before(30 * 24),
}
/** Each within a ms of the limit of a period or of a day. */
const times = [
  ...Object.values(starts),
  new Date('2026-03-11T23:00:00Z'),
  new Date('2026-03-28T23:00:00Z'),
  new Date('2026-03-29T22:00:00Z'),
  before(1),
  before(40 * 24),
].flatMap((time) => [-1, 0, 1].map((ms) => new Date(time.getTime() + ms)))

type Stored = { status: string; at: Date; kept: number }

const database = await databaseOfFile()
const { sql } = database
for (const [index, at] of times.entries())
  for (const status of orderStatuses)
    await newPaidOrder(sql, { at: at.toISOString(), status, total: 1000 + 7 * index })
await sql`update orders.orders set refunded_amount = 500 where id % 4 = 0`
await sql`update orders.orders set disputed_amount = 900 where id % 6 = 0`
await sql`update orders.orders set payment = 'refund_due', undelivered_amount = total where id % 7 = 0`
const orders = await sql<Stored[]>`
  select status, created_at as at,
    greatest(0, total - coalesce(refunded_amount, 0) - coalesce(disputed_amount, 0)) as kept
  from orders.orders
  where payment = 'paid'
`

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })

test('ADASH-07 ADASH-09 the figures are those of the paid orders', async () => {
  const earning = orders.filter(({ status }) => status !== 'cancelled')
  const sum = (some: readonly Stored[]) => some.reduce((all, { kept }) => all + kept, 0)
  expect(await orderSummary(sql, now)).toEqual({
    orders: orders.length,
    pending: orders.filter(({ status }) => status === 'pending').length,
    revenue: sum(earning),
    weekRevenue: sum(earning.filter(({ at }) => at >= starts.week)),
    average: Math.round(sum(earning) / earning.length),
    days: Array.from({ length: 30 }, (_none, index) => {
      // At noon, so that the change to summer time does not skip a day.
      const date = day.format(new Date(Date.UTC(2026, 3, 10 - 29 + index, 12)))
      const isOfDay = ({ at }: Stored) => day.format(at) === date
      return {
        date,
        orders: orders.filter(isOfDay).length,
        revenue: sum(earning.filter(isOfDay)),
      }
    }),
  })
})

const periods = [undefined, 'today', 'week', 'month'] as const

test.each([undefined, ...orderStatuses])(
  'the counts of each period of the status %s',
  async (status) => {
    for (const period of periods) {
      const matching = orders.filter(
        (order) => (!status || order.status === status) && (!period || order.at >= starts[period]),
      ).length
      const counts = await orderCounts(sql, { status, period }, now)
      expect([period, counts]).toEqual([period, { matching, total: orders.length }])
    }
  },
)

test('figures and counts read indexes alone', async () => {
  await forgetOrders(sql)
  await fillOrders(sql, { count: 3000, days: 700 })
  const plans = await plansOf(database, 'orders.orders', async (tx) => {
    await orderSummary(tx, now)
    for (const period of periods) await orderCounts(tx, { status: 'pending', period }, now)
  })
  expect(plans).toContain('Index Only Scan using paid_orders_by_age')
  expect(plans).not.toMatch(/Seq Scan|Index Scan/)
})
