import { isDay } from '../../shared/day.ts'
import { Problem } from '../../shared/problem.ts'
import {
  type StaffLogPart,
  type StaffLogQuery,
  staffLogPart,
} from '../../shared/staff-log/staff-log-list-queries.ts'
import type { Pool } from '../../shared/transaction.ts'

/** A part of what staff did, the latest first. Problems invalid_date, malformed_request for an unknown cursor. */
export async function staffLog(
  { sql }: { sql: Pool },
  query: StaffLogQuery,
): Promise<StaffLogPart> {
  for (const field of ['from', 'to'] as const) {
    const day = query[field]
    if (day !== undefined && !isDay(day)) throw new Problem('invalid_date', { field })
  }
  return staffLogPart(sql, query)
}
