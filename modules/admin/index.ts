import { bound } from '../shared/bound.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import { deleteActionsBefore } from '../shared/staff-log/staff-log-queries.ts'
import type { Pool } from '../shared/transaction.ts'
import { expireLogins } from './expire-logins.ts'
import { staffGuard } from './guard.ts'
import { createRefusedLogins } from './limits/refused-logins.ts'
import { type AdminCalls, adminRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { ensureFirstAdministrator, hasAdministrator } from './staff.ts'

/** Operations on staff accounts when the shop starts. */
export type Admin = ReturnType<typeof createAdmin>['admin']

type Dependencies = Omit<AdminCalls, 'sessions' | 'refusedLogins'> & {
  /** Connections of background jobs. */
  jobsSql: Pool
}

/** The identity of staff: logins, sessions and accounts. */
export function createAdmin({ jobsSql, ...given }: Dependencies) {
  const sessions = createSessions(given.sql, given.clock)
  const dependencies = { ...given, sessions, refusedLogins: createRefusedLogins() }
  return {
    admin: bound(dependencies, { hasAdministrator, ensureFirstAdministrator }),
    requireStaff: staffGuard(sessions),
    routes: adminRoutes(dependencies),
    expire: {
      logins: (before, most) => expireLogins({ ...given, sql: jobsSql }, before, most),
      staffLog: (before, most) => deleteActionsBefore(jobsSql, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}
