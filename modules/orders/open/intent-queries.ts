import type { Sql } from '../../shared/transaction.ts'
import type { OrderRow } from '../order/order-queries.ts'

/**
 * Changes the idempotency key of the next intent, because the provider would replay a failed answer for the old key.
 */
export async function beginAnotherIntent(sql: Sql, orderId: number, key: number): Promise<void> {
  await sql`
    update orders.orders
    set intent_key = ${key + 1}
    where id = ${orderId}
      and intent_key = ${key}
  `
}

/**
 * Links an intent to the order's latest revision, in place of the intent it had when `order` was read. False when the
 * order is no longer open, or its revision or intent has changed, or this intent was made and withdrawn meanwhile.
 */
export async function linkedIntent(
  sql: Sql,
  order: Pick<OrderRow, 'id' | 'revision' | 'intentKey' | 'paymentIntentId'>,
  paymentIntentId: string,
): Promise<boolean> {
  const { count } = await sql`
    update orders.orders
    set payment_intent_id = ${paymentIntentId}
    where id = ${order.id}
      and payment = 'open'
      and revision = ${order.revision}
      and intent_key = ${order.intentKey}
      and (
        payment_intent_id is not distinct from ${order.paymentIntentId}
        or payment_intent_id = ${paymentIntentId}
      )
  `
  return count === 1
}

/** Takes a cancelled intent off an open order. The next one has another key, as the provider would replay this one. */
export async function unlinkIntent(
  sql: Sql,
  orderId: number,
  paymentIntentId: string,
): Promise<void> {
  await sql`
    update orders.orders
    set payment_intent_id = null,
        intent_key = intent_key + 1
    where id = ${orderId}
      and payment = 'open'
      and payment_intent_id = ${paymentIntentId}
  `
}

/** Records that an intent of the order is being replaced by another. */
export async function noteReplaced(
  sql: Sql,
  orderId: number,
  paymentIntentId: string,
): Promise<void> {
  await sql`
    insert into orders.replaced_intents (payment_intent_id, order_id)
    values (${paymentIntentId}, ${orderId})
    on conflict do nothing
  `
}

/** Whether another intent of the same order replaces this one. */
export async function isReplaced(sql: Sql, paymentIntentId: string): Promise<boolean> {
  const { count } = await sql`
    select 1
    from orders.replaced_intents
    where payment_intent_id = ${paymentIntentId}
  `
  return count === 1
}
