import type { OrderStatus } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'

/** What staff change of an order. */
export type ChangeableOrder = {
  id: number
  status: OrderStatus
  trackingNumber: string | null
}

/** The paid orders among these, which nobody else changes until the transaction ends. */
export const lockedPaidOrders = (
  tx: Transaction,
  ids: readonly number[],
): Promise<ChangeableOrder[]> => tx<ChangeableOrder[]>`
  select id, status, tracking_number as "trackingNumber"
  from checkout.orders
  where id = any(${[...ids]})
    and payment = 'paid'
  order by id
  for update
`

export async function setStatus(
  sql: Sql,
  ids: readonly number[],
  status: OrderStatus,
): Promise<void> {
  await sql`
    update checkout.orders
    set status = ${status}
    where id = any(${[...ids]})
  `
}

export async function setTrackingNumber(
  sql: Sql,
  ids: readonly number[],
  trackingNumber: string | null,
): Promise<void> {
  await sql`
    update checkout.orders
    set tracking_number = ${trackingNumber}
    where id = any(${[...ids]})
  `
}

/** Those of which no mail told that they are on their way, or none since they have another tracking number. */
export async function untoldOrders(sql: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select o.id
    from checkout.orders o
    where o.id = any(${[...ids]})
      and (
        o.notice_sent_at is null
        or exists (
          select 1
          from checkout.order_log l
          where l.order_id = o.id
            and l.event = 'tracking'
            and l.became = o.tracking_number
            and l.at > o.notice_sent_at
        )
      )
  `
  return rows.map(({ id }) => id)
}

/** The number of each order's next mail that it is on its way; those before it are out of date. */
export const nextNotices = (
  sql: Sql,
  ids: readonly number[],
): Promise<{ orderId: number; number: number }[]> => sql<{ orderId: number; number: number }[]>`
  update checkout.orders
  set notice_number = notice_number + 1,
      notice_sent_at = null,
      notice_failed_at = null
  where id = any(${[...ids]})
  returning id as "orderId", notice_number as number
`
