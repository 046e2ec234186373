import type { Clock } from '../../../shared/clock.ts'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { logActions } from '../../../shared/staff-log/staff-log-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { isSearch, type OrderQuery } from './order-filter-queries.ts'

/**
 * Notes in the staff log that an administrator saves the matching orders as a file, before they have the first part.
 * Parts after a cursor belong to the same file, and other purposes are not noted.
 */
export async function noteOrderFile(
  { sql, clock }: { sql: Sql; clock: Clock },
  query: OrderQuery,
  { matching: rows, administrator }: { matching: number; administrator: string },
): Promise<void> {
  if (query.purpose !== 'file' || query.cursor !== undefined) return
  const after = { rows, ...(isSearch(query) && rows >= mostCounted && { isAtLeast: true }) }
  await logActions(sql, [
    { at: clock(), administrator, kind: 'order', subject: '', event: 'exported', after },
  ])
}
