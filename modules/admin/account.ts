import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import type { Account } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { noteOnAccount } from './log/note-on-account.ts'
import { latestLogins } from './login-queries.ts'
import { deleteSessionsOf } from './session-queries.ts'
import { sessionIdOf } from './sessions.ts'
import { setPassword } from './staff.ts'
import { type TryingPasswords, tryPassword } from './try-password.ts'

/** Entries of the login log that the account page shows. */
const mostLogins = 20

/** The administrator's own account: the name and the latest login attempts. */
export async function showAccount(
  { sql }: { sql: Pool },
  { username }: Administrator,
): Promise<Account> {
  const logins = await latestLogins(sql, username, mostLogins)
  return { username, logins: logins.map((one) => ({ ...one, at: one.at.toISOString() })) }
}

type PasswordChange = { oldPassword: string; newPassword: string }

/** Changes the password and ends all sessions except the one of `token`. Problems wrong_password, too_many_requests. */
export async function changePassword(
  dependencies: TryingPasswords,
  { username }: Administrator,
  { oldPassword, newPassword }: PasswordChange,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const attempt = { username, password: oldPassword, address }
  const owner = await tryPassword(dependencies, attempt, 'password_changed')
  if (!owner) throw new Problem('wrong_password', { field: 'oldPassword' })
  await setPassword(dependencies, username, newPassword, username, sessionIdOf(token))
}

/** Ends all sessions of the administrator. */
export const endSessions = (
  { sql, clock }: { sql: Pool; clock: Clock },
  administrator: Administrator,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await deleteSessionsOf(tx, administrator.id)
    const by = { by: administrator.username, at: clock() }
    await noteOnAccount(tx, administrator, 'sessions_ended', by)
  })
