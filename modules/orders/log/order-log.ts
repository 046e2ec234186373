import type { OrderLogEntry } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { logOfOrder } from './order-log-queries.ts'

/** Limit on the log entries shown to staff. */
const mostEntries = 100

/** The latest actions of staff on an order, latest first. Problem order_not_found. */
export async function orderLog({ sql }: { sql: Pool }, id: number): Promise<OrderLogEntry[]> {
  const log = await logOfOrder(sql, id, mostEntries)
  if (!log) throw new Problem('order_not_found', { field: 'id' })
  return log
}
