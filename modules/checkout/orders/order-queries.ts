import type { OrderPayment } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

/** State of an order's payment. 'open': not paid yet. 'abandoned': never paid, nothing held. */
export type Payment = 'open' | 'paid' | 'refund_due' | 'refunded' | 'abandoned'

/** An order without its contents, which are in its revisions. */
export type OrderRow = {
  id: number
  orderNumber: string
  sessionId: string
  payment: Payment
  paymentIntentId: string | null
  revision: number
  /** The discount code whose use the order counts as; null for none and for the built-in offer. */
  discountCodeId: number | null
  clientAddress: string | null
  /** Counts attempts at an intent; part of the idempotency key. A failure of the provider begins the next attempt. */
  intentKey: number
}

/** The columns of an `OrderRow`. */
export const orderColumns = (sql: Sql) => sql`
  id,
  order_number as "orderNumber",
  session_id as "sessionId",
  payment,
  payment_intent_id as "paymentIntentId",
  revision,
  discount_code_id as "discountCodeId",
  client_address as "clientAddress",
  intent_key as "intentKey"
`

/** Sets the discount code whose use the order counts as (null: none). */
export async function setDiscountUse(
  sql: Sql,
  orderId: number,
  codeId: number | null,
): Promise<void> {
  await sql`
    update checkout.orders
    set discount_code_id = ${codeId}
    where id = ${orderId}
  `
}

/** The order whose intent this is or was; undefined for an unknown intent. */
export async function orderOfIntent(
  sql: Sql,
  paymentIntentId: string,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where payment_intent_id = ${paymentIntentId}
      or id = (
        select order_id
        from checkout.replaced_intents
        where payment_intent_id = ${paymentIntentId}
      )
  `
  return order
}

/** The payment state of an order, for the session that placed it; 'unknown' for any other session. */
export async function paymentOfOrder(
  sql: Sql,
  orderNumber: string,
  session: string,
): Promise<OrderPayment> {
  const [row] = await sql<{ payment: OrderPayment }[]>`
    select case payment
      when 'open' then 'waiting'
      when 'paid' then 'paid'
      when 'abandoned' then 'failed'
      else 'refunded'
    end as payment
    from checkout.orders
    where order_number = ${orderNumber}
      and session_id = ${session}
  `
  return row?.payment ?? 'unknown'
}

/** The order, locked until the transaction ends; undefined for an unknown id. */
export async function lockedOrder(sql: Sql, id: number): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where id = ${id}
    for update
  `
  return order
}

/** Settles an open order with the revision that was paid, and copies the columns that staff search and sort by. */
export async function settleOrder(
  sql: Sql,
  id: number,
  settled: { payment: 'paid' | 'refund_due'; revision: number; at: Date },
): Promise<void> {
  await sql`
    update checkout.orders o
    set payment = ${settled.payment},
        revision = r.revision,
        total = r.total,
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
            from checkout.order_lines l
            where l.order_id = r.order_id
              and l.revision = r.revision
          )
        ),
        paid_at = ${settled.at},
        created_at = ${settled.at},
        client_address = null
    from checkout.order_revisions r
    where o.id = ${id}
      and r.order_id = o.id
      and r.revision = ${settled.revision}
  `
}

/** Moves the order's payment from one state to another; false when it is in another state than `from`. */
export async function setPayment(
  sql: Sql,
  id: number,
  from: Payment,
  to: Exclude<Payment, 'open'>,
): Promise<boolean> {
  const { count } = await sql`
    update checkout.orders
    set payment = ${to},
        client_address = null
    where id = ${id}
      and payment = ${from}
  `
  return count === 1
}

/** Stores an event of the provider; false when it was stored before. */
export async function recordEvent(sql: Sql, event: { id: string; type: string }): Promise<boolean> {
  const { count } = await sql`
    insert into checkout.payment_events (id, type)
    values (${event.id}, ${event.type})
    on conflict do nothing
  `
  return count === 1
}
