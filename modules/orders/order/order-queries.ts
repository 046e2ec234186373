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

/** The order whose intent this is or was; undefined for an unknown intent. */
export async function orderOfIntent(
  sql: Sql,
  paymentIntentId: string,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders.orders
    where payment_intent_id = ${paymentIntentId}
      or id = (
        select order_id
        from orders.replaced_intents
        where payment_intent_id = ${paymentIntentId}
      )
  `
  return order
}

/** An order as the session that placed it sees it. */
type OwnOrder = { payment: OrderPayment; paidAt: Date | null; link: number }

/** The payment state of an order, for the session that placed it; undefined for any other session. */
export async function ownOrder(
  sql: Sql,
  orderNumber: string,
  session: string,
): Promise<OwnOrder | undefined> {
  const [row] = await sql<OwnOrder[]>`
    select
      case payment
        when 'open' then 'waiting'
        when 'paid' then 'paid'
        when 'abandoned' then 'failed'
        else 'refunded'
      end as payment,
      paid_at as "paidAt",
      link
    from orders.orders
    where order_number = ${orderNumber}
      and session_id = ${session}
  `
  return row
}

/** Whether an order with this number, in any letter case, was paid, and has this mail address. */
export async function isPaidOrderOf(
  sql: Sql,
  orderNumber: string,
  email: string,
): Promise<boolean> {
  const { count } = await sql`
    select
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    where o.order_number = upper(${orderNumber})
      and o.paid_at is not null
      and lower(r.customer_email) = lower(${email})
  `
  return count > 0
}

/** The order, locked until the transaction ends; undefined for an unknown id. */
export async function lockedOrder(sql: Sql, id: number): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders.orders
    where id = ${id}
    for update
  `
  return order
}

/** Moves the order's payment from one state to another; false when it is in another state than `from`. */
export async function setPayment(
  sql: Sql,
  id: number,
  from: Payment,
  to: Exclude<Payment, 'open'>,
): Promise<boolean> {
  const { count } = await sql`
    update orders.orders
    set payment = ${to},
        client_address = null
    where id = ${id}
      and payment = ${from}
  `
  return count === 1
}

/** Whether an order was paid at some time. */
export async function wasPaid(sql: Sql, id: number): Promise<boolean> {
  const { count } = await sql`
    select
    from orders.orders
    where id = ${id}
      and paid_at is not null
  `
  return count === 1
}

/** Counts an order as a use of a discount code (null: none). A statement, to which a condition may be added. */
export const setDiscountCode = (sql: Sql, id: number, codeId: number | null) => sql`
  update orders.orders
  set discount_code_id = ${codeId}
  where id = ${id}
`
