import { inTransaction, type Pool, type Sql, type Transaction } from '../../shared/transaction.ts'
import { type OrderRow, orderColumns } from '../order/order-queries.ts'
import { contentsAsJson, type RevisionContents } from '../revisions/revision-queries.ts'

/**
 * The session's one open order, locked. Created under `orderNumber` if the session has none; undefined when that number
 * is taken, or when a concurrent call has just created the order.
 */
export async function openOrder(
  sql: Sql,
  { session, orderNumber, at }: { session: string; orderNumber: string; at: Date },
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    with created as (
      insert into orders.orders (order_number, session_id, created_at)
      values (${orderNumber}, ${session}, ${at})
      on conflict do nothing
      returning *
    ), present as (
      select *
      from orders.orders
      where session_id = ${session}
        and payment = 'open'
      for update
    )
    select ${orderColumns(sql)}
    from (table created union all table present) orders
  `
  return order
}

/** The session's open order if it was created at or before the time. */
export async function openOrderOf(
  sql: Sql,
  session: string,
  begunBefore: Date,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from orders.orders
    where session_id = ${session}
      and payment = 'open'
      and created_at <= ${begunBefore}
  `
  return order
}

/**
 * Whether the order's hold has ended by `now`, or the order was created at or before `begunBefore`. A renewed hold has
 * not ended.
 */
export async function isLapsed(
  sql: Sql,
  orderId: number,
  { now, begunBefore }: { now: Date; begunBefore: Date },
): Promise<boolean> {
  const { count } = await sql`
    select 1
    from orders.orders
    where id = ${orderId}
      and (held_until <= ${now} or created_at <= ${begunBefore})
  `
  return count === 1
}

/**
 * An open order, and the attempts of the reconciliation at it: see `noteAttempt`, `noteFailedAttempt` and
 * `clearAttempts`.
 */
export type IdleOrder = OrderRow & { reconcileAttempts: number }

/**
 * Open orders whose hold ends by `heldUntil` or that were created by `begunBefore`: those with a lapsed hold first,
 * then by the time since their last attempt or else since their creation, so that no order starves. While an order has
 * its hold, one attempt with an answer is enough. Afterwards the next attempt comes later each time: after 0, 0, 1, 3,
 * 7, 15, 31, then 63 minutes; but one whose hold has lapsed since its last attempt is due at once. The first failed
 * attempt after an answer starts this again.
 */
export const idleOrders = (
  sql: Sql,
  {
    heldUntil,
    begunBefore,
    now,
    most,
  }: { heldUntil: Date; begunBefore: Date; now: Date; most: number },
): Promise<IdleOrder[]> => sql<IdleOrder[]>`
  select
    ${orderColumns(sql)},
    reconcile_attempts as "reconcileAttempts"
  from orders.orders
  where payment = 'open'
    and (held_until <= ${heldUntil} or created_at <= ${begunBefore})
    and (reconcile_attempts <= 0 or held_until <= ${now} or created_at <= ${begunBefore})
    and (
      reconcile_attempted_at is null
      or reconcile_attempted_at
        + (power(2, least(greatest(abs(reconcile_attempts) - 2, 0), 6)) - 1) * interval '1 minute'
        <= ${now}
      or reconcile_attempted_at < held_until and held_until <= ${now}
    )
  order by held_until > ${now}, coalesce(reconcile_attempted_at, created_at)
  limit ${most}
`

/**
 * Notes an attempt at the order. False, with nothing noted, when the order is no longer open, or when another worker has
 * made one since it was read, which changes `reconcileAttempts`.
 */
export async function noteAttempt(
  sql: Sql,
  { id, reconcileAttempts: attempts }: Pick<IdleOrder, 'id' | 'reconcileAttempts'>,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    update orders.orders
    set reconcile_attempted_at = ${at},
        reconcile_attempts = ${attemptsAfter(attempts)}
    where id = ${id}
      and payment = 'open'
      and reconcile_attempts = ${attempts}
  `
  return count === 1
}

/**
 * Notes that the noted attempt failed. The first failure after an answer counts as the first attempt, so that the order
 * is retried soon. Further failures count on, so that an order that keeps failing does not block the others. Does
 * nothing when the hold has been renewed meanwhile.
 */
export async function noteFailedAttempt(
  sql: Sql,
  { id, reconcileAttempts: attempts }: Pick<IdleOrder, 'id' | 'reconcileAttempts'>,
): Promise<void> {
  await sql`
    update orders.orders
    set reconcile_attempts = ${Math.min(attempts, 0) - 1}
    where id = ${id}
      and reconcile_attempts = ${attemptsAfter(attempts)}
  `
}

/**
 * Clears the attempts at the order, so that the next run retries it: the noted attempt found the provider away. Does
 * nothing when the hold has been renewed meanwhile.
 */
export async function clearAttempts(
  sql: Sql,
  { id, reconcileAttempts: attempts }: Pick<IdleOrder, 'id' | 'reconcileAttempts'>,
): Promise<void> {
  await sql`
    update orders.orders
    set reconcile_attempts = 0
    where id = ${id}
      and reconcile_attempts = ${attemptsAfter(attempts)}
  `
}

const attemptsAfter = (attempts: number): number => Math.abs(attempts) + 1

/** An open order and the contents of its latest revision. */
export type PayableOrder = OrderRow & { contents: RevisionContents }

/** The order if it is still open. */
export async function payableOrder(sql: Sql, id: number): Promise<PayableOrder | undefined> {
  const [order] = await sql<PayableOrder[]>`
    select
      ${orderColumns(sql)},
      (
        select ${contentsAsJson(sql)}
        from orders.revisions r
        where r.order_id = o.id
          and r.revision = o.revision
      ) as contents
    from orders.orders o
    where id = ${id}
      and payment = 'open'
  `
  return order
}

/** Deletes up to `most` orders abandoned before the time, with their revisions and lines; returns their number. */
export const deleteAbandonedOrders = (sql: Pool, before: Date, most: number): Promise<number> =>
  inTransaction(sql, async (tx) => {
    const rows = await tx<{ id: number }[]>`
      select id
      from orders.orders
      where payment = 'abandoned'
        and held_until < ${before}
      order by held_until
      limit ${most}
      for update skip locked
    `
    await deleteOrders(
      tx,
      rows.map(({ id }) => id),
    )
    return rows.length
  })

/** Deletes these locked orders, which were never paid, with their revisions and lines. */
export async function deleteOrders(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx`
    with intents as (
      delete from orders.replaced_intents
      where order_id = any(${[...ids]})
    ), lines as (
      delete from orders.lines
      where order_id = any(${[...ids]})
    ), revisions as (
      delete from orders.revisions
      where order_id = any(${[...ids]})
    )
    delete from orders.orders
    where id = any(${[...ids]})
  `
}
