import type { Clock } from '../shared/clock.ts'
import type { Pool } from '../shared/transaction.ts'
import { deleteDevicesBefore } from './device-queries.ts'
import { deleteLoginsBefore } from './login-queries.ts'
import { deleteExpiredSessions } from './session-queries.ts'

/** Deletes expired sessions, devices without a login since the time, and up to `most` older logins. */
export async function expireLogins(
  { sql, clock }: { sql: Pool; clock: Clock },
  before: Date,
  most: number,
): Promise<number> {
  await deleteExpiredSessions(sql, clock())
  await deleteDevicesBefore(sql, before)
  return deleteLoginsBefore(sql, before, most)
}
