import type { OrderStatus } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

/** The fields to write; undefined leaves a field unchanged. */
export type OrderFields = {
  status?: OrderStatus | undefined
  trackingNumber?: string | null | undefined
}

/** Writes the fields and returns each order's new version. */
export const setOrders = (
  sql: Sql,
  ids: readonly number[],
  { status, trackingNumber }: OrderFields,
): Promise<{ id: number; version: number }[]> => sql<{ id: number; version: number }[]>`
  update orders.orders
  set version = version + 1
    ${status === undefined ? sql`` : sql`, status = ${status}`}
    ${trackingNumber === undefined ? sql`` : sql`, tracking_number = ${trackingNumber}`}
  where id = any(${[...ids]})
  returning id, version
`
