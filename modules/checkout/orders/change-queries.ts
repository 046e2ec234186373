import type { OrderConflict, OrderStatus } from '../../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { orderOfRow, type PaidOrderRow, paidOrderColumns } from './paid-order-queries.ts'

/** What staff change of an order, and what its customer was told of it. */
export type ChangeableOrder = {
  id: number
  status: OrderStatus
  trackingNumber: string | null
  version: number
  /** Whether a mail has told that the order is on its way. */
  isTold: boolean
  /** The tracking number of the latest such mail. */
  toldTrackingNumber: string | null
}

/** The paid orders among these, locked until the transaction ends. */
export const lockedPaidOrders = (
  tx: Transaction,
  ids: readonly number[],
): Promise<ChangeableOrder[]> => tx<ChangeableOrder[]>`
  select
    id,
    status,
    tracking_number as "trackingNumber",
    version,
    notice_sent > 0 as "isTold",
    told_tracking_number as "toldTrackingNumber"
  from checkout.orders
  where id = any(${[...ids]})
    and payment = 'paid'
  order by id
  for update
`

/** What is written of each order; a field that is undefined stays as it is. */
export type OrderFields = {
  status?: OrderStatus | undefined
  trackingNumber?: string | null | undefined
}

/** Writes the fields; answers each order's new version. */
export const setOrders = (
  sql: Sql,
  ids: readonly number[],
  { status, trackingNumber }: OrderFields,
): Promise<{ id: number; version: number }[]> => sql<{ id: number; version: number }[]>`
  update checkout.orders
  set version = version + 1
    ${status === undefined ? sql`` : sql`, status = ${status}`}
    ${trackingNumber === undefined ? sql`` : sql`, tracking_number = ${trackingNumber}`}
  where id = any(${[...ids]})
  returning id, version
`

/** The number of each order's next mail that it is on its way; those before it are out of date. */
export const nextNotices = (
  sql: Sql,
  ids: readonly number[],
): Promise<{ orderId: number; number: number }[]> => sql<{ orderId: number; number: number }[]>`
  update checkout.orders
  set notice_number = notice_number + 1,
      notice_failed_at = null
  where id = any(${[...ids]})
  returning id as "orderId", notice_number as number
`

/** Takes back the mails that wait to be sent. */
export async function withdrawNotices(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`
    update checkout.orders
    set notice_withdrawn = notice_number
    where id = any(${[...ids]})
      and notice_number > notice_sent
      and notice_failed_at is null
  `
}

/** The orders as they are now, and who changed them last. */
export async function conflictsOf(sql: Sql, ids: readonly number[]): Promise<OrderConflict[]> {
  type Row = PaidOrderRow & { changedBy: string | null; changedAt: Date | null }
  const rows = await sql<Row[]>`
    select ${paidOrderColumns(sql)}, last.administrator as "changedBy", last.at as "changedAt"
    from checkout.orders o
    join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
    left join lateral (
      select administrator, at
      from checkout.order_log
      where order_id = o.id
        and event in ('status', 'tracking')
      order by id desc
      limit 1
    ) last on true
    where o.id = any(${[...ids]})
    order by o.id
  `
  return rows.map(({ changedBy, changedAt, ...row }) => ({
    current: orderOfRow(row),
    changedBy,
    changedAt: changedAt?.toISOString() ?? null,
  }))
}
