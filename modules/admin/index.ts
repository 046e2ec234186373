import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Cart } from '../cart/index.ts'
import type { Checkout } from '../checkout/index.ts'
import type { Newsletter } from '../newsletter/index.ts'
import type { Clock } from '../shared/clock.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { hashPassword, isPassword } from './passwords.ts'
import * as queries from './queries.ts'
import { adminRoutes } from './routes.ts'
import { createSessions } from './sessions.ts'

export type Admin = {
  hasAdministrator(): Promise<boolean>
  /** Adds the first administrator; false when there is one already. */
  ensureFirstAdministrator(username: string, password: string): Promise<boolean>
  /** Adds one more; false when the name is taken, whatever its case. */
  addAdministrator(username: string, password: string): Promise<boolean>
  /** A new session's token, or undefined for a wrong name or password; Problem too_many_requests. */
  logIn(username: string, password: string): Promise<string | undefined>
  logOut(token: string): Promise<void>
}

export type AdminDependencies = {
  sql: Pool
  clock: Clock
  cart: Cart
  checkout: Checkout
  newsletter: Newsletter
  /** Counts an attempt to log in under a name. */
  limit(kind: 'login', key: string): Promise<void>
}

export function createAdmin({ sql, clock, limit, ...doors }: AdminDependencies) {
  const sessions = createSessions(sql, clock)

  const admin: Admin = {
    hasAdministrator: () => queries.hasAnyAdministrator(sql),
    async ensureFirstAdministrator(username, password) {
      const passwordHash = await hashPassword(password)
      return inTransaction(sql, (tx) =>
        queries.insertedFirst(tx, { id: randomUUID(), username, passwordHash }),
      )
    },
    async addAdministrator(username, password) {
      const passwordHash = await hashPassword(password)
      return queries.inserted(sql, { id: randomUUID(), username, passwordHash })
    },
    async logIn(username, password) {
      await limit('login', username.toLowerCase())
      const administrator = await queries.administratorNamed(sql, username)
      const right = await isPassword(administrator?.passwordHash, password)
      return administrator && right ? sessions.begin(administrator.id) : undefined
    },
    logOut: (token) => sessions.end(token),
  }

  /** Lets only staff pass; Problem unauthorized. */
  const requireStaff: MiddlewareHandler = async (c, next) => {
    const token = bearerToken(c.req.header('authorization'))
    if (!token || !(await sessions.administratorOf(token))) throw new Problem('unauthorized')
    await next()
  }

  return { admin, requireStaff, routes: adminRoutes({ admin, ...doors }) }
}

/** The token of an Authorization header, if that has the form of one. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer ([a-z0-9]{20,100})$/i.exec(header ?? '')?.[1]
