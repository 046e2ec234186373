import type { Context } from 'hono'
import type { Clock } from '../shared/clock.ts'
import type { Pool } from '../shared/transaction.ts'
import { createOwnAccount } from './account.ts'
import { createDevices } from './devices.ts'
import { staffGuard } from './guard.ts'
import { forgetLogins } from './jobs.ts'
import { type LogIn, logInStory } from './log-in.ts'
import { adminRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { createStaff } from './staff.ts'
import { tryPasswordStory } from './try-password.ts'

export type Admin = {
  hasAdministrator(): Promise<boolean>
  /** Adds the first administrator; false when there is one already. */
  ensureFirstAdministrator(username: string, password: string): Promise<boolean>
  logIn: LogIn
  logOut(token: string): Promise<void>
}

export type AdminDependencies = {
  sql: Pool
  clock: Clock
  /** The visitor's network address. */
  addressOf(c: Context): string
  /** Whether refused attempts slow down the next ones. */
  slowLogins: boolean
  /** Where browsers find the shop. */
  publicUrl: string
}

/** The identity of staff: logins, sessions and accounts. */
export function createAdmin(dependencies: AdminDependencies) {
  const { sql, clock } = dependencies
  const sessions = createSessions(sql, clock)
  const staff = createStaff(sql)
  const devices = createDevices(clock)
  const tryPassword = tryPasswordStory({ ...dependencies, devices })

  const admin: Admin = {
    hasAdministrator: staff.hasAny,
    ensureFirstAdministrator: staff.addFirst,
    logIn: logInStory({ sql, sessions, devices, tryPassword }),
    logOut: sessions.end,
  }
  const account = createOwnAccount({ sql, sessions, staff, tryPassword })
  return {
    admin,
    requireStaff: staffGuard(sessions),
    routes: adminRoutes({ ...dependencies, ...admin, account }),
    jobs: [forgetLogins(dependencies)],
  }
}
