import type { Sql } from '../../shared/transaction.ts'

/**
 * An entry of the sales journal. 'reversal': the money of a credit note that was issued did not reach the customer, so
 * that it does not count. 'withdrawn' and 'won': the bank took a disputed payment back, and returned it; that is no
 * document, and changes neither the sale nor its VAT.
 */
export type JournalEntry = {
  /** YYYY-MM-DD in Oslo. */
  day: string
  kind: 'sale' | 'credit' | 'reversal' | 'withdrawn' | 'won'
  /** Of the document, or the provider's id of a dispute's move; null for what 0.1.0 sold and refunded. */
  number: string | null
  orderNumber: string
  /** Øre; negative for a credit, 0 for a dispute. */
  gross: number
  /** Øre; null where no document stores it. */
  vat: number | null
  /** Øre that the shop's balance with the provider gains, before the fee. */
  settled: number
  /** Øre that the provider charged; null where that is not known. */
  fee: number | null
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
    select
      o.paid_at as at,
      'sale' as kind,
      d.number,
      null as provider_id,
      o.order_number,
      o.total as gross,
      d.vat,
      o.total as settled,
      o.provider_fee as fee,
      null as reason
    from period, checkout.orders o
    left join checkout.documents d on d.order_id = o.id and d.kind = 'receipt'
    where o.payment = 'paid'
      and o.paid_at >= start
      and o.paid_at < stop
    union all
    select f.made_at, 'credit', d.number, null, o.order_number, -f.amount, -d.vat, -f.amount, null, f.reason
    from period, checkout.refunds f
    join checkout.orders o on o.id = f.order_id
    left join checkout.documents d on d.refund_id = f.id
    where (f.state = 'made' or d.id is not null)
      and f.made_at >= start
      and f.made_at < stop
    union all
    select f.failed_at, 'reversal', d.number, null, o.order_number, f.amount, d.vat, f.amount, null, f.reason
    from period, checkout.refunds f
    join checkout.orders o on o.id = f.order_id
    join checkout.documents d on d.refund_id = f.id
    where f.state = 'failed'
      and f.failed_at >= start
      and f.failed_at < stop
    union all
    select
      m.at,
      case when m.amount < 0 then 'withdrawn' else 'won' end,
      null,
      m.id,
      o.order_number,
      0,
      0,
      m.amount,
      m.fee,
      null
    from period, checkout.dispute_moves m
    join checkout.disputes d on d.id = m.dispute_id
    join checkout.orders o on o.id = d.order_id
    where m.at >= start
      and m.at < stop
  )
  select
    to_char(at at time zone 'Europe/Oslo', 'YYYY-MM-DD') as day,
    kind,
    coalesce(number::text, provider_id) as number,
    order_number as "orderNumber",
    gross,
    vat,
    settled,
    fee,
    reason
  from entries
  order by at, kind desc, number
`
