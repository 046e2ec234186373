import type { Sql } from '../../shared/transaction.ts'
import { type MailKind, mailKinds } from '../orders/mail-kinds.ts'

/** What an operator watches. */
export type CheckoutFigures = {
  /** All paid orders, refunded ones excluded. */
  paidOrders: number
  /** Orders that were paid ten minutes ago or earlier, and whose receipt is still to be sent: no failed ones. */
  withoutReceipt: number
  failedRefunds: number
  /** Payments that could neither be settled nor paid back in all attempts. */
  stuckPayments: number
  failedMails: Record<MailKind, number>
  /** Payments that were refused in the last hour. */
  refusedPayments: number
  /** Units that open orders hold. */
  heldUnits: number
}

/** Reads the figures from indexes and small tables. */
export async function checkoutFigures(sql: Sql, now: Date): Promise<CheckoutFigures> {
  type Row = Omit<CheckoutFigures, 'failedMails'> & { failedMails: Record<string, number> | null }
  const [row] = await sql<Row[]>`
    select
      (select count(*)::int from checkout.orders where payment = 'paid') as "paidOrders",
      (
        select count(*)::int
        from checkout.order_mails unsent
        join checkout.orders o on o.id = unsent.order_id
        where unsent.kind = 'receipt'
          and unsent.sent_at is null
          and unsent.withdrawn_at is null
          and unsent.failed_at is null
          and o.payment = 'paid'
          and o.paid_at <= ${now}::timestamptz - interval '10 minutes'
          and not exists (
            select
            from checkout.order_mails sent
            where sent.order_id = o.id
              and sent.kind = 'receipt'
              and sent.sent_at is not null
          )
      ) as "withoutReceipt",
      (
        select count(*)::int
        from checkout.refunds
        where state = 'failed'
          and followed_up_at is null
      ) as "failedRefunds",
      (select count(*)::int from checkout.stuck_payments) as "stuckPayments",
      (
        select json_object_agg(kind, mails)
        from (
          select kind, count(*) as mails
          from checkout.order_mails
          where failed_at is not null
          group by kind
        ) failed
      ) as "failedMails",
      (
        select count(*)::int
        from checkout.failed_payments
        where failed_at > ${now}::timestamptz - interval '1 hour'
      ) as "refusedPayments",
      (select coalesce(sum(quantity), 0)::int from checkout.holds) as "heldUnits"
  `
  if (!row) throw new Error('There are no figures')
  const failedMails = Object.fromEntries(
    mailKinds.map((kind) => [kind, row.failedMails?.[kind] ?? 0]),
  ) as Record<MailKind, number>
  return { ...row, failedMails }
}
