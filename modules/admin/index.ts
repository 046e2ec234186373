import type { Context } from 'hono'
import { bound } from '../shared/bound.ts'
import type { Clock } from '../shared/clock.ts'
import type { WithSlot } from '../shared/promises/with-slot.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { expireLogins, expireStaffLog } from './expire-logins.ts'
import { staffGuard } from './guard.ts'
import { createRefusedLogins } from './limits/refused-logins.ts'
import { adminRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { ensureFirstAdministrator, hasAdministrator } from './staff.ts'

/** Operations on staff accounts when the shop starts. */
export type Admin = ReturnType<typeof createAdmin>['admin']

export type AdminDependencies = {
  sql: Pool
  /** Connections of background jobs. */
  jobsSql: Pool
  clock: Clock
  /** The visitor's network address. */
  addressOf(c: Context): string
  /** Whether refused attempts delay the next ones. */
  slowLogins: boolean
  /** Runs checks of passwords, by network. */
  withSlot: WithSlot
  /** The shop's public URL. */
  publicUrl: string
}

/** The identity of staff: logins, sessions and accounts. */
export function createAdmin(given: AdminDependencies) {
  const sessions = createSessions(given.sql, given.clock)
  const dependencies = { ...given, sessions, refusedLogins: createRefusedLogins() }
  return {
    admin: bound(dependencies, { hasAdministrator, ensureFirstAdministrator }),
    requireStaff: staffGuard(sessions),
    routes: adminRoutes(dependencies),
    expire: bound(
      { ...dependencies, sql: given.jobsSql },
      { logins: expireLogins, staffLog: expireStaffLog },
    ) satisfies Partial<Record<Expiring, Expire>>,
  }
}
