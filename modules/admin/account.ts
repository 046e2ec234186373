import type { Administrator } from '../shared/administrator.ts'
import type { Account } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { latestLogins } from './login-queries.ts'
import { type Sessions, sessionIdOf } from './sessions.ts'
import type { Staff } from './staff.ts'
import type { TryPassword } from './try-password.ts'

/** Entries of the login log that somebody is shown. */
const mostLogins = 20

export type PasswordChange = { oldPassword: string; newPassword: string }

type Dependencies = { sql: Pool; sessions: Sessions; staff: Staff; tryPassword: TryPassword }

/** What administrators see and change of themselves. */
export type OwnAccount = ReturnType<typeof createOwnAccount>

export function createOwnAccount({ sql, sessions, staff, tryPassword }: Dependencies) {
  return {
    async show({ username }: Administrator): Promise<Account> {
      const logins = await latestLogins(sql, username, mostLogins)
      return { username, logins: logins.map((one) => ({ ...one, at: one.at.toISOString() })) }
    },

    /** All sessions but the one of the token end; Problems wrong_password, too_many_requests. */
    async changePassword(
      { username }: Administrator,
      { oldPassword, newPassword }: PasswordChange,
      { token, address }: { token: string; address: string },
    ): Promise<void> {
      const owner = await tryPassword(
        { username, password: oldPassword, address },
        'password_changed',
      )
      if (!owner) throw new Problem('wrong_password', { field: 'oldPassword' })
      await staff.setPassword(username, newPassword, sessionIdOf(token))
    },

    endSessions: ({ id }: Administrator): Promise<void> => sessions.endAll(id),
  }
}
