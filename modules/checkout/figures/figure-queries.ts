import { lateFirstMails } from '../../post/index.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Figures that an operator watches. */
export type CheckoutFigures = {
  /** All paid orders, refunded ones excluded. */
  paidOrders: number
  /** Paid orders whose receipt has been due for ten minutes and was never sent: no failed ones. */
  withoutReceipt: number
  failedRefunds: number
  /** Payments that could neither be settled nor paid back in all attempts. */
  stuckPayments: number
  /** Payments that were refused in the last hour. */
  refusedPayments: number
  /** Units that open orders hold. */
  heldUnits: number
}

/** Reads the figures from indexes and small tables. */
export async function checkoutFigures(sql: Sql, now: Date): Promise<CheckoutFigures> {
  const tenMinutesAgo = new Date(now.getTime() - 10 * 60_000)
  const [row] = await sql<CheckoutFigures[]>`
    select
      (select count(*)::int from orders.orders where payment = 'paid') as "paidOrders",
      (
        select count(*)::int
        from ${lateFirstMails(sql, 'receipt', tenMinutesAgo)} late
        join orders.orders o on o.id = late.about
        where o.payment = 'paid'
      ) as "withoutReceipt",
      (
        select count(*)::int
        from payments.refunds
        where state = 'failed'
          and followed_up_at is null
      ) as "failedRefunds",
      (select count(*)::int from payments.stuck_payments) as "stuckPayments",
      (
        select count(*)::int
        from checkout.failed_payments
        where failed_at > ${now}::timestamptz - interval '1 hour'
      ) as "refusedPayments",
      (select coalesce(sum(quantity), 0)::int from checkout.holds) as "heldUnits"
  `
  if (!row) throw new Error('There are no figures')
  return row
}
