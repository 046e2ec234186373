import type { Context, MiddlewareHandler } from 'hono'
import { asRequest } from '../../modules/shared/promises/request-wait.ts'
import { requestIdOf } from '../edge/request-id.ts'
import type { Meter } from './meter.ts'
import type { NoteDone } from './note-done.ts'
import type { RouteOf } from './route-of.ts'

/** What a request turned out to ask for, which the API notes: it is a separate app. */
export type Reached = { operation?: string }

/** Probes of balancers, each few seconds: they are counted, and not logged. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * Runs each request under its id, counts its answer and logs it in one line: the method is all of it that the visitor
 * sent. A trusted proxy may have given the id.
 */
export function observed(routeOf: RouteOf, meter: Meter, noteDone: NoteDone): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    const reached: Reached = {}
    c.set('reached', reached)
    await asRequest(next, requestIdOf(c))
    const { path, method } = c.req
    const { status } = c.res
    const route = reached.operation ?? routeOf(path)
    const ms = performance.now() - began
    meter.answered({ method, route, status, ms })
    if (probes.has(route)) return
    const requestId = requestIdOf(c)
    noteDone({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'Answered')
  }
}

export const reachedOf = (c: Context): Reached => c.get('reached')

/** Notes the operation that a call reached. */
export const reaches =
  (operation: string): MiddlewareHandler =>
  async (c, next) => {
    const reached: Reached = c.env.reached
    reached.operation = operation
    await next()
  }
