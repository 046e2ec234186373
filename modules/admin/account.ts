import type { Administrator } from '../shared/administrator.ts'
import type { Account } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { latestLogins } from './login-queries.ts'
import { sessionIdOf } from './sessions.ts'
import { setPassword } from './staff.ts'
import { type TryingPasswords, tryPassword } from './try-password.ts'

/** Entries of the login log that an administrator is shown. */
const mostLogins = 20

/** What administrators see of themselves. */
export async function showAccount(
  { sql }: { sql: Pool },
  { username }: Administrator,
): Promise<Account> {
  const logins = await latestLogins(sql, username, mostLogins)
  return { username, logins: logins.map((one) => ({ ...one, at: one.at.toISOString() })) }
}

type PasswordChange = { oldPassword: string; newPassword: string }

/** All sessions but the one of the token end; Problems wrong_password, too_many_requests. */
export async function changePassword(
  dependencies: TryingPasswords,
  { username }: Administrator,
  { oldPassword, newPassword }: PasswordChange,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const attempt = { username, password: oldPassword, address }
  const owner = await tryPassword(dependencies, attempt, 'password_changed')
  if (!owner) throw new Problem('wrong_password', { field: 'oldPassword' })
  await setPassword(dependencies, username, newPassword, sessionIdOf(token))
}
