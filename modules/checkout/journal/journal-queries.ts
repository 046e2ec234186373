import type { Sql } from '../../shared/transaction.ts'

/**
 * An entry of the sales journal. 'reversal': the money of a credit note that was issued did not reach the customer, so
 * that it does not count.
 */
export type JournalEntry = {
  /** YYYY-MM-DD in Oslo. */
  day: string
  kind: 'sale' | 'credit' | 'reversal'
  /** Null for what 0.1.0 sold and refunded. */
  number: number | null
  orderNumber: string
  /** Øre; negative for a credit. */
  gross: number
  /** Null where no document stores it. */
  vat: number | null
  reason: string | null
}

/** The entries of these days in Oslo, both included, in their order. */
export const journalEntries = (sql: Sql, { from, to }: { from: string; to: string }) => sql<
  JournalEntry[]
>`
  with period as (
    select
      ${from}::date::timestamp at time zone 'Europe/Oslo' as start,
      (${to}::date + 1)::timestamp at time zone 'Europe/Oslo' as stop
  ), entries as (
    select o.paid_at as at, 'sale' as kind, d.number, o.order_number, o.total as gross, d.vat, null as reason
    from period, checkout.orders o
    left join checkout.documents d on d.order_id = o.id and d.kind = 'receipt'
    where o.payment = 'paid'
      and o.paid_at >= start
      and o.paid_at < stop
    union all
    select f.made_at, 'credit', d.number, o.order_number, -f.amount, -d.vat, f.reason
    from period, checkout.refunds f
    join checkout.orders o on o.id = f.order_id
    left join checkout.documents d on d.refund_id = f.id
    where (f.state = 'made' or d.id is not null)
      and f.made_at >= start
      and f.made_at < stop
    union all
    select f.failed_at, 'reversal', d.number, o.order_number, f.amount, d.vat, f.reason
    from period, checkout.refunds f
    join checkout.orders o on o.id = f.order_id
    join checkout.documents d on d.refund_id = f.id
    where f.state = 'failed'
      and f.failed_at >= start
      and f.failed_at < stop
  )
  select
    to_char(at at time zone 'Europe/Oslo', 'YYYY-MM-DD') as day,
    kind,
    number,
    order_number as "orderNumber",
    gross,
    vat,
    reason
  from entries
  order by at, kind desc, number
`
