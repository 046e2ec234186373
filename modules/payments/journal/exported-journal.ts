import type { Clock } from '../../shared/clock.ts'
import { logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Pool } from '../../shared/transaction.ts'
import { salesJournal } from './sales-journal.ts'

/** The sales journal as CSV, which is noted in the staff log. Problem invalid_date. */
export async function exportedJournal(
  { sql, clock }: { sql: Pool; clock: Clock },
  period: { from: string; to: string },
  administrator: string,
): Promise<string> {
  const csv = await salesJournal(sql, period)
  await logActions(sql, [
    { at: clock(), administrator, kind: 'order', subject: '', event: 'journal', after: period },
  ])
  return csv
}
