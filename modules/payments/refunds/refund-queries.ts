import type { Payment } from '../../orders/index.ts'
import type { OrderStatus, Refund } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'

/**
 * An order whose money is to go back; amounts in øre. `total` is what was paid: all of it goes back of an order that could
 * not be delivered.
 */
export type RefundableOrder = {
  id: number
  orderNumber: string
  status: OrderStatus
  payment: Payment
  paymentIntentId: string
  revision: number
  total: number
  refunded: number
  disputed: number
}

const refundableColumns = (sql: Sql) => sql`
  id,
  order_number as "orderNumber",
  status,
  payment,
  payment_intent_id as "paymentIntentId",
  revision,
  coalesce(undelivered_amount, total) as total,
  coalesce(refunded_amount, 0) as refunded,
  coalesce(disputed_amount, 0) as disputed
`

/** The order, locked until the transaction ends; undefined for one that is unknown or was never paid. */
export async function lockedSettledOrder(
  tx: Transaction,
  by: { id: number } | { intentId: string },
): Promise<RefundableOrder | undefined> {
  const isWanted = 'id' in by ? tx`id = ${by.id}` : tx`payment_intent_id = ${by.intentId}`
  const [order] = await tx<RefundableOrder[]>`
    select ${refundableColumns(tx)}
    from orders.orders
    where ${isWanted}
      and paid_at is not null
    for update
  `
  return order
}

/**
 * Of a line, the units that can still come back, and those that a failed refund put into stock and that no other refund
 * has taken over.
 */
export type LineLeft = {
  itemId: number
  productId: number
  name: string
  left: number
  inStock: number
}

/** The lines of a paid order, each with the units of which no refund was made or is due. */
export const linesLeft = (sql: Sql, order: { id: number; revision: number }) => sql<LineLeft[]>`
  select
    l.item_id as "itemId",
    l.product_id as "productId",
    l.name,
    l.quantity - back.quantity as left,
    greatest(0, back.restocked - back.live_restocked) as "inStock"
  from orders.lines l
  cross join lateral (
    select
      coalesce(sum(u.quantity) filter (where f.state <> 'failed'), 0)::int as quantity,
      coalesce(sum(u.restocked), 0)::int as restocked,
      coalesce(sum(u.quantity) filter (where f.state <> 'failed' and f.is_restocked), 0)::int as live_restocked
    from payments.refunded_units u
    join payments.refunds f on f.id = u.refund_id
    where f.order_id = l.order_id
      and u.item_id = l.item_id
  ) back
  where l.order_id = ${order.id}
    and l.revision = ${order.revision}
`

/** Why a refund was not made: the provider refused it, or another one that it made came first. */
export type Failure = 'refused' | 'held_back'

/** A refund as it is stored. */
export type StoredRefund = {
  id: number
  orderId: number
  number: number
  providerId: string | null
  amount: number
  reason: string | null
  state: Refund['state']
  failure: Failure | null
  /** When it failed. Of a due refund: when it had failed before staff asked again; see `beginAsking`. */
  failedAt: Date | null
  isRestocked: boolean
}

/** The columns of a refund `f`. */
export const refundColumns = (sql: Sql) => sql`
  f.id,
  f.order_id as "orderId",
  f.number,
  f.provider_id as "providerId",
  f.amount,
  f.reason,
  f.state,
  f.failure,
  f.failed_at as "failedAt",
  f.is_restocked as "isRestocked"
`

/** The order's refunds in the order of their numbers. */
export const refundsOfOrder = (sql: Sql, orderId: number) => sql<StoredRefund[]>`
  select ${refundColumns(sql)}
  from payments.refunds f
  where f.order_id = ${orderId}
  order by f.number
`

/** The refund; undefined for an unknown id. */
export async function refundWithId(sql: Sql, id: number): Promise<StoredRefund | undefined> {
  const [refund] = await sql<StoredRefund[]>`
    select ${refundColumns(sql)}
    from payments.refunds f
    where f.id = ${id}
  `
  return refund
}

export type NewRefund = {
  orderId: number
  providerId: string | null
  amount: number
  reason: string | null
  state: Refund['state']
  isRestocked: boolean
  administrator: string | null
  at: Date
}

/** Units of a refund; `restocked` of them are put into stock for it. */
export type NewUnits = Refund['units'][number] & { restocked: number }

/** Adds a refund to an order that the transaction has locked, and returns its id and number. */
export async function addRefund(
  tx: Transaction,
  refund: NewRefund,
  units: readonly NewUnits[] = [],
): Promise<{ id: number; number: number }> {
  const { orderId, providerId, amount, reason, state, isRestocked, administrator, at } = refund
  const [added] = await tx<{ id: number; number: number }[]>`
    with added as (
      insert into payments.refunds
        (order_id, number, provider_id, amount, reason, state, is_restocked, administrator, requested_at, made_at)
      select
        ${orderId}::int,
        1 + coalesce((select max(number) from payments.refunds where order_id = ${orderId}), 0),
        ${providerId},
        ${amount}::int,
        ${reason},
        ${state},
        ${isRestocked},
        ${administrator},
        ${at}::timestamptz,
        ${state === 'made' ? at : null}::timestamptz
      returning id, number
    ), came_back as (
      insert into payments.refunded_units (refund_id, item_id, quantity, restocked)
      select added.id, unit.*
      from added, unnest(
        ${units.map(({ itemId }) => itemId)}::int[],
        ${units.map(({ quantity }) => quantity)}::int[],
        ${units.map(({ restocked }) => restocked)}::int[]
      ) as unit
    )
    select id, number
    from added
  `
  if (!added) throw new Error('The refund was not added')
  return added
}

/** The units of a refund `f`. */
export const unitsAsJson = (sql: Sql) => sql`(
  select coalesce(json_agg(json_build_object('itemId', u.item_id, 'quantity', u.quantity) order by u.item_id), '[]')
  from payments.refunded_units u
  where u.refund_id = f.id
)`
