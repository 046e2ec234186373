import type { Administrator } from '../../shared/administrator.ts'
import { type LoggedAction, logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Events of an account in the staff log. */
type AccountEvent = Extract<
  LoggedAction['event'],
  'created' | 'deleted' | 'password' | 'login' | 'sessions_ended'
>

/** Notes it in the staff log, where `by` is the administrator who did it, or the command line. */
export const noteOnAccount = (
  sql: Sql,
  { username }: Pick<Administrator, 'username'>,
  event: AccountEvent,
  { by, at }: { by: string; at: Date },
): Promise<void> =>
  logActions(sql, [{ at, administrator: by, kind: 'staff', subject: username, event }])
