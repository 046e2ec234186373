import type { Sql } from '../../shared/transaction.ts'
import { type OrderRow, orderColumns } from './order-queries.ts'

/** The session's one open order, made under the number when there is none yet, and locked. */
export async function openOrder(
  sql: Sql,
  { session, orderNumber, at }: { session: string; orderNumber: string; at: Date },
): Promise<OrderRow | undefined> {
  await sql`
    insert into checkout.orders (order_number, session_id, created_at)
    values (${orderNumber}, ${session}, ${at})
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

/** How long an open order keeps what it holds, and from where it is placed. */
export async function extendHold(
  sql: Sql,
  orderId: number,
  { until, clientAddress }: { until: Date; clientAddress: string },
): Promise<void> {
  await sql`
    update checkout.orders
    set held_until = ${until},
        client_address = ${clientAddress}
    where id = ${orderId}
  `
}

/** The session's open order; with a time, only if it was begun before. */
export async function openOrderOf(
  sql: Sql,
  session: string,
  begunBefore: Date | null = null,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where session_id = ${session}
      and payment = 'open'
      and (${begunBefore}::timestamptz is null or created_at <= ${begunBefore})
  `
  return order
}

/** The next call for an intent is another one to the provider. */
export async function beginAnotherIntent(sql: Sql, orderId: number, key: number): Promise<void> {
  await sql`
    update checkout.orders
    set intent_key = ${key + 1}
    where id = ${orderId}
      and intent_key = ${key}
  `
}

/** Nobody has asked for more time for the order meanwhile, or it had all the time that there is. */
export async function isLapsed(
  sql: Sql,
  orderId: number,
  { now, begunBefore }: { now: Date; begunBefore: Date },
): Promise<boolean> {
  const { count } = await sql`
    select 1
    from checkout.orders
    where id = ${orderId}
      and (held_until <= ${now} or created_at <= ${begunBefore})
  `
  return count === 1
}

/**
 * Open orders whose hold ends before the time, or that were begun before the other, those first that were looked at the longest ago; they
 * count as looked at from now on, so that orders that can't be helped don't keep others waiting.
 */
export const lookedAt = (
  sql: Sql,
  {
    heldUntil,
    begunBefore,
    now,
    most,
  }: { heldUntil: Date; begunBefore: Date; now: Date; most: number },
): Promise<OrderRow[]> => sql<OrderRow[]>`
  with looked_at as (
    update checkout.orders
    set looked_at = ${now}
    where id in (
      select id
      from checkout.orders
      where payment = 'open'
        and (held_until <= ${heldUntil} or created_at <= ${begunBefore})
      order by looked_at nulls first, held_until
      limit ${most}
      for update skip locked
    )
    returning *
  )
  select ${orderColumns(sql)}
  from looked_at
  order by held_until
`

/** The order, unless it is no longer open. */
export async function openOrderWithId(sql: Sql, id: number): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where id = ${id}
      and payment = 'open'
  `
  return order
}

/**
 * Gives the order an intent for its latest revision in place of the one that it had when `order` was read.
 * False when the order, its revision or its intent is another one by now.
 */
export async function linkedIntent(
  sql: Sql,
  order: Pick<OrderRow, 'id' | 'revision' | 'paymentIntentId'>,
  paymentIntentId: string,
): Promise<boolean> {
  const { count } = await sql`
    update checkout.orders
    set payment_intent_id = ${paymentIntentId}
    where id = ${order.id}
      and payment = 'open'
      and revision = ${order.revision}
      and (
        payment_intent_id is not distinct from ${order.paymentIntentId}
        or payment_intent_id = ${paymentIntentId}
      )
  `
  return count === 1
}

/** Notes that an intent of the order gives way to another. */
export async function noteReplaced(
  sql: Sql,
  orderId: number,
  paymentIntentId: string,
): Promise<void> {
  await sql`
    insert into checkout.replaced_intents (payment_intent_id, order_id)
    values (${paymentIntentId}, ${orderId})
    on conflict do nothing
  `
}

export async function isReplaced(sql: Sql, paymentIntentId: string): Promise<boolean> {
  const { count } = await sql`
    select 1
    from checkout.replaced_intents
    where payment_intent_id = ${paymentIntentId}
  `
  return count === 1
}

/** Removes what is known of orders that were given up before the time, a part at each call. */
export async function forgetAbandonedOrders(sql: Sql, before: Date): Promise<void> {
  await sql`
    with forgotten as (
      select id
      from checkout.orders
      where payment = 'abandoned'
        and held_until < ${before}
      order by held_until
      limit 500
      for update skip locked
    ), intents as (
      delete from checkout.replaced_intents
      where order_id in (select id from forgotten)
    ), lines as (
      delete from checkout.order_lines
      where order_id in (select id from forgotten)
    ), revisions as (
      delete from checkout.order_revisions
      where order_id in (select id from forgotten)
    )
    delete from checkout.orders
    where id in (select id from forgotten)
  `
}
