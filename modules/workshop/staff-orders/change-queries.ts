import { latestSent } from '../../post/index.ts'
import type { OrderConflict, OrderStatus } from '../../shared/contract/api.d.ts'
import { latestAction } from '../../shared/staff-log/staff-log-queries.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { orderOfRow, type PaidOrderRow, paidOrderColumns } from './paid-order-queries.ts'

/** The fields of an order that staff change, and what its customer was mailed about them. */
export type ChangeableOrder = {
  id: number
  status: OrderStatus
  trackingNumber: string | null
  version: number
  /** Whether a shipping notice was sent. */
  isNotified: boolean
  /** The tracking number in the latest shipping notice. */
  notifiedTrackingNumber: string | null
}

/** The paid orders with these ids, in the order of their ids, locked until the transaction ends. */
export const lockedPaidOrders = (
  tx: Transaction,
  ids: readonly number[],
): Promise<ChangeableOrder[]> => tx<ChangeableOrder[]>`
  select
    o.id,
    o.status,
    o.tracking_number as "trackingNumber",
    o.version,
    notice.number is not null as "isNotified",
    notice.detail as "notifiedTrackingNumber"
  from orders.orders o
  left join lateral ${latestSent(tx, 'notice', tx`o.id`)} notice on true
  where o.id = any(${[...ids]})
    and o.payment = 'paid'
  order by o.id
  for update of o
`

/** The current orders, each with its last editor and the time of that edit. */
export async function conflictsOf(sql: Sql, ids: readonly number[]): Promise<OrderConflict[]> {
  type Row = PaidOrderRow & { changedBy: string | null; changedAt: Date | null }
  const rows = await sql<Row[]>`
    select ${paidOrderColumns(sql)}, last.administrator as "changedBy", last.at as "changedAt"
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    left join lateral ${latestAction(sql, 'order', sql`o.id`, ['status', 'tracking'])} last on true
    where o.id = any(${[...ids]})
    order by o.id
  `
  return rows.map(({ changedBy, changedAt, ...row }) => ({
    current: orderOfRow(row),
    changedBy,
    changedAt: changedAt?.toISOString() ?? null,
  }))
}
