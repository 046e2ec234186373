import type { Fragment, Sql } from '../../shared/transaction.ts'

/**
 * An entry of the sales journal. 'reversal': the money of a credit note that was issued did not reach the customer, so
 * that it does not count. 'withdrawn' and 'won': the bank took a disputed payment back, and returned it; that is no
 * document, and changes neither the sale nor its VAT.
 */
export type JournalEntry = {
  /** YYYY-MM-DD in Oslo. */
  day: string
  kind: 'sale' | 'credit' | 'reversal' | 'withdrawn' | 'won'
  /** Of the document, or the provider's id of a dispute's move. */
  number: string
  orderNumber: string
  /** Øre; negative for a credit, 0 for a dispute. */
  gross: number
  /** Øre; 0 for a dispute. */
  vat: number
  /** Øre that the shop's balance with the provider gains, before the fee. */
  settled: number
  /** Øre that the provider charged; null where that is not known. */
  fee: number | null
  reason: string | null
}

/** Days in Oslo, both included, as YYYY-MM-DD. */
type Period = { from: string; to: string }

/** The entries of these days in Oslo, both included, in their order. */
export const journalEntries = (sql: Sql, period: Period) => sql<JournalEntry[]>`
  with entries as (
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
    from orders.orders o
    join payments.documents d on d.order_id = o.id and d.kind = 'receipt'
    where o.payment = 'paid'
      and ${isWithin(sql, sql`o.paid_at`, period)}
    union all
    select f.made_at, 'credit', d.number, null, o.order_number, -f.amount, -d.vat, -f.amount, null, f.reason
    from payments.refunds f
    join orders.orders o on o.id = f.order_id
    join payments.documents d on d.refund_id = f.id
    where ${isWithin(sql, sql`f.made_at`, period)}
    union all
    select f.failed_at, 'reversal', d.number, null, o.order_number, f.amount, d.vat, f.amount, null, f.reason
    from payments.refunds f
    join orders.orders o on o.id = f.order_id
    join payments.documents d on d.refund_id = f.id
    where f.state = 'failed'
      and ${isWithin(sql, sql`f.failed_at`, period)}
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
    from payments.dispute_moves m
    join payments.disputes d on d.id = m.dispute_id
    join orders.orders o on o.id = d.order_id
    where ${isWithin(sql, sql`m.at`, period)}
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

/** Constants, not rows of a query: the planner then knows how many orders a period has. */
const isWithin = (sql: Sql, moment: Fragment, { from, to }: Period) => sql`(
  ${moment} >= ${from}::date::timestamp at time zone 'Europe/Oslo'
  and ${moment} < (${to}::date + 1)::timestamp at time zone 'Europe/Oslo'
)`
