import type { Fragment, Sql, Transaction } from '../../shared/transaction.ts'
import type { Charge } from './settled-order-queries.ts'

/** Whether the intent has settled its order. */
export async function hasSettled(sql: Sql, intentId: string): Promise<boolean> {
  const { count } = await sql`
    select
    from orders.orders
    where payment_intent_id = ${intentId}
      and payment in ('paid', 'refund_due', 'refunded')
  `
  return count === 1
}

/** The revision that was paid, and how. */
export type Settled = { revision: number; at: Date; charge: Charge | undefined }

/**
 * Settles an order with the revision that was paid, and copies the columns that staff search and sort by. A statement, to
 * which a condition may be added. `received`: øre that were paid for an order that can't be delivered.
 */
export const settle = (
  sql: Sql,
  id: number,
  payment: 'paid' | 'refund_due',
  {
    revision,
    at,
    charge: { paidWith, fee } = { paidWith: null, fee: null },
    received = null,
  }: Settled & { received?: number | null },
) => sql`
  update orders.orders o
  set payment = ${payment},
      revision = r.revision,
      total = r.total,
      undelivered_amount = ${received}::int,
      customer_name = r.customer_name,
      customer_email = r.customer_email,
      search_details = concat_ws(
        E'\n',
        r.first_name || ' ' || r.last_name,
        r.address || ' ' || r.postal_code || ' ' || r.city,
        r.phone,
        regexp_replace(r.phone, '[^0-9]', '', 'g'),
        (
          select string_agg(l.name, E'\n' order by l.item_id)
          from orders.lines l
          where l.order_id = r.order_id
            and l.revision = r.revision
        )
      ),
      paid_at = ${at},
      paid_with = ${paidWith && sql.json(paidWith)}::jsonb,
      provider_fee = ${fee}::int,
      created_at = ${at},
      client_address = null
  from orders.revisions r
  where o.id = ${id}
    and r.order_id = o.id
    and r.revision = ${revision}
`

/** Stores what went back of an order: SQL for the sums of its refunds and of what its disputes withdraw, in øre. */
export async function setMoneyBack(
  tx: Transaction,
  orderId: number,
  { refunded, disputed }: { refunded: Fragment; disputed: Fragment },
): Promise<void> {
  await tx`
    update orders.orders
    set refunded_amount = nullif((${refunded}), 0),
        disputed_amount = nullif((${disputed}), 0)
    where id = ${orderId}
  `
}

/**
 * Settles a locked order that could not be delivered: it is refunded once all that was paid went back, of which `made` is
 * the SQL for the sum in øre. True when it is refunded by this.
 */
export async function settleRefunded(
  tx: Transaction,
  orderId: number,
  made: Fragment,
): Promise<boolean> {
  const { count } = await tx`
    with made as (
      select (${made}) as amount
    ), changed as (
      update orders.orders
      set payment = case when made.amount >= undelivered_amount then 'refunded' else 'refund_due' end
      from made
      where id = ${orderId}
        and (payment = 'refunded') <> (made.amount >= undelivered_amount)
      returning payment
    )
    select
    from changed
    where payment = 'refunded'
  `
  return count === 1
}
