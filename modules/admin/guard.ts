import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '../shared/problem.ts'
import type { Sessions } from './sessions.ts'

/** Admits only calls with a valid staff session and sets `administratorOf` for them; Problem unauthorized. */
export const staffGuard =
  (sessions: Sessions): MiddlewareHandler =>
  async (c, next) => {
    const administrator = await sessions.administratorOf(tokenOf(c))
    if (!administrator) throw new Problem('unauthorized')
    c.set('administrator', administrator)
    await next()
  }

/** The bearer token of the Authorization header; empty when the header has another form. */
export const tokenOf = (c: Context): string =>
  /^Bearer ([a-z0-9]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
