import type { Context, MiddlewareHandler } from 'hono'
import type { Cart } from '../cart/index.ts'
import type { Assortment } from '../catalogue/index.ts'
import type { Checkout } from '../checkout/index.ts'
import type { Newsletter } from '../newsletter/index.ts'
import type { Clock } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { createOwnAccount } from './account.ts'
import { createDevices } from './devices.ts'
import { forgetLogins } from './jobs.ts'
import { adminRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'
import { createStaff } from './staff.ts'
import type { Administrator } from './staff-queries.ts'
import { type Attempt, tryPasswordStory } from './try-password.ts'

export type Admin = {
  hasAdministrator(): Promise<boolean>
  /** Adds the first administrator; false when there is one already. */
  ensureFirstAdministrator(username: string, password: string): Promise<boolean>
  /**
   * A new session's token, and what the device keeps to be known next time; undefined for a wrong name or
   * password. Problem too_many_requests.
   */
  logIn(attempt: Attempt): Promise<{ token: string; deviceProof: string } | undefined>
  logOut(token: string): Promise<void>
}

export type AdminDependencies = {
  sql: Pool
  clock: Clock
  assortment: Assortment
  cart: Cart
  checkout: Checkout
  newsletter: Newsletter
  /** The visitor's network address. */
  addressOf(c: Context): string
  /** Whether refused attempts slow down the next ones. */
  slowLogins: boolean
  /** Where browsers find the shop. */
  publicUrl: string
}

export function createAdmin(dependencies: AdminDependencies) {
  const { sql, clock } = dependencies
  const sessions = createSessions(sql, clock)
  const staff = createStaff(sql)
  const devices = createDevices(clock)
  const tryPassword = tryPasswordStory({ ...dependencies, devices })

  const admin: Admin = {
    hasAdministrator: staff.hasAny,
    ensureFirstAdministrator: staff.addFirst,
    async logIn(attempt) {
      const administrator = await tryPassword(attempt, 'signed_in')
      if (!administrator) return undefined
      const deviceProof = await devices.remember(sql, administrator, attempt.deviceProof)
      return { token: await sessions.begin(administrator.id), deviceProof }
    },
    logOut: sessions.end,
  }

  /** Lets only staff pass, and tells who it is; Problem unauthorized. */
  const requireStaff: MiddlewareHandler = async (c, next) => {
    const administrator = await sessions.administratorOf(tokenOf(c))
    if (!administrator) throw new Problem('unauthorized')
    c.set('administrator', administrator)
    await next()
  }

  const account = createOwnAccount({ sql, sessions, staff, tryPassword })
  return {
    admin,
    requireStaff,
    routes: adminRoutes({ ...dependencies, admin, account }),
    jobs: [forgetLogins(dependencies)],
  }
}

/** Who makes the call, behind requireStaff. */
export const administratorOf = (c: Context): Administrator => c.get('administrator')

/** The token of the Authorization header; empty when that has not the form of one. */
export const tokenOf = (c: Context): string =>
  /^Bearer ([a-z0-9]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
