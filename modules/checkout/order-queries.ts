import type { Sql } from '../shared/transaction.ts'

export type Payment = 'open' | 'paid' | 'refund_due' | 'refunded' | 'abandoned'

export type OrderRow = {
  id: number
  orderNumber: string
  sessionId: string
  payment: Payment
  paymentIntentId: string | null
  revision: number
}

const orderColumns = (sql: Sql) => sql`
  id,
  order_number as "orderNumber",
  session_id as "sessionId",
  payment,
  payment_intent_id as "paymentIntentId",
  revision
`

/** The session's one open order, made under the number when there is none yet, and locked. */
export async function openOrder(
  sql: Sql,
  session: string,
  orderNumber: string,
): Promise<OrderRow | undefined> {
  await sql`
    insert into checkout.orders (order_number, session_id)
    values (${orderNumber}, ${session})
    on conflict do nothing
  `
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where session_id = ${session}
      and payment = 'open'
    for update
  `
  return order
}

export async function linkIntent(
  sql: Sql,
  orderId: number,
  paymentIntentId: string,
): Promise<void> {
  await sql`
    update checkout.orders
    set payment_intent_id = ${paymentIntentId}
    where id = ${orderId}
      and payment_intent_id is null
  `
}

export async function orderOfIntent(
  sql: Sql,
  paymentIntentId: string,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where payment_intent_id = ${paymentIntentId}
  `
  return order
}

export async function lockedOrder(sql: Sql, id: number): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where id = ${id}
    for update
  `
  return order
}

/** Settles an open order: what was paid is its revision from now on. */
export async function settleOrder(
  sql: Sql,
  id: number,
  settled: { payment: 'paid' | 'refund_due'; revision: number; at: Date },
): Promise<void> {
  await sql`
    update checkout.orders
    set payment = ${settled.payment},
        revision = ${settled.revision},
        paid_at = ${settled.at},
        created_at = ${settled.at}
    where id = ${id}
  `
}

export async function setPayment(
  sql: Sql,
  id: number,
  from: Payment,
  to: Payment,
): Promise<boolean> {
  const { count } = await sql`
    update checkout.orders
    set payment = ${to}
    where id = ${id}
      and payment = ${from}
  `
  return count === 1
}

/** False when the event was stored before. */
export async function recordEvent(sql: Sql, event: { id: string; type: string }): Promise<boolean> {
  const { count } = await sql`
    insert into checkout.payment_events (id, type)
    values (${event.id}, ${event.type})
    on conflict do nothing
  `
  return count === 1
}
