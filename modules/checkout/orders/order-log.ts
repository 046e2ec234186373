import type { OrderLogEntry } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Pool } from '../../shared/transaction.ts'
import { logOfOrder } from './order-log-queries.ts'

/** Entries of an order's log that staff are shown. */
const mostEntries = 100

/** What staff did with an order, the latest first; Problem order_not_found. */
export async function orderLog({ sql }: { sql: Pool }, id: number): Promise<OrderLogEntry[]> {
  const log = await logOfOrder(sql, id, mostEntries)
  if (!log) throw new Problem('order_not_found', { field: 'id' })
  return log
}
