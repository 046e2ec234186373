import type { MiddlewareHandler } from 'hono'
import { Problem } from '../../../modules/shared/problem.ts'

/** Waits for the body, so that slow callers take none of the places after it. The validation reports a broken one. */
export const received: MiddlewareHandler = async (c, next) => {
  await c.req.text().catch(() => undefined)
  await next()
}

/**
 * Most calls under way at once in a process that wait for the payment provider, counted apart so that they leave all
 * places to the others: 500 buyers of the last unit at once, and their confirmations.
 */
export const mostProviderCalls = 600

/** Refuses calls at once while `most` are under way. Problem unavailable. */
export function atMost(most: number): MiddlewareHandler {
  let underWay = 0
  return async (_c, next) => {
    if (underWay >= most) throw new Problem('unavailable')
    underWay++
    try {
      await next()
    } finally {
      underWay--
    }
  }
}
