import type { Context, MiddlewareHandler } from 'hono'
import { asRequest } from '../../../modules/shared/promises/request-wait.ts'
import type { Meter } from '../../platform/log/meter.ts'
import type { NoteDone } from '../../platform/log/note-done.ts'
import { requestIdOf } from '../request-id.ts'
import type { RouteOf } from '../route-of.ts'

/** The operation that a request reached. The API, a separate app, sets it for the log and the metrics. */
export type Reached = { operation?: string }

/** Probes of balancers, each few seconds, which are only counted. */
const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz'

/**
 * Runs each request under its id, counts its answer and logs it in one line: the method is all of it that the visitor
 * sent. A trusted proxy may have given the id.
 */
export function observed(routeOf: RouteOf, meter: Meter, noteDone: NoteDone): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    c.set('reached', {} satisfies Reached)
    await asRequest(next, requestIdOf(c))
    const { method } = c.req
    const { status } = c.res
    const route = routeReached(c, routeOf)
    const ms = performance.now() - began
    meter.answered({ method, route, status, ms })
    if (isProbe(route)) return
    const requestId = requestIdOf(c)
    noteDone({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'Answered')
  }
}

export const reachedOf = (c: Context): Reached => c.get('reached')

/** The route of a request that has been answered. */
const routeReached = (c: Context, routeOf: RouteOf): string =>
  reachedOf(c).operation ?? routeOf(c.req.path)

/** Notes the operation that a call reached. */
export const reaches =
  (operation: string): MiddlewareHandler =>
  async (c, next) => {
    const reached: Reached = c.env.reached
    reached.operation = operation
    await next()
  }
