import type { Clock } from '../../shared/clock.ts'
import { logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Pool, Sql } from '../../shared/transaction.ts'
import type { Outcome } from '../login-queries.ts'

/** The staff log's name of what a right password was given for. */
const events = { signed_in: 'login', password_changed: 'password' } as const

/** Notes a login or a new password in the staff log. */
export const noteSignIn = (
  sql: Sql,
  at: Date,
  administrator: string,
  outcome: Exclude<Outcome, 'refused'>,
): Promise<void> =>
  logActions(sql, [
    { at, administrator, kind: 'staff', subject: administrator, event: events[outcome] },
  ])

/** Notes in the staff log that an administrator logged out everywhere. */
export const noteSessionsEnded = (
  { sql, clock }: { sql: Pool; clock: Clock },
  administrator: string,
): Promise<void> =>
  logActions(sql, [
    { at: clock(), administrator, kind: 'staff', subject: administrator, event: 'sessions_ended' },
  ])
