import type { Context, MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'

const header = 'X-Request-Id'
const takeId = requestId({ headerName: header })

/**
 * Gives each request an id, or keeps the one that a proxy gave it, and names it in every answer. Hono's own
 * header reaches only answers that were made by its context, and pages and the API's are not.
 */
export const identified: MiddlewareHandler = async (c, next) => {
  await takeId(c, next)
  c.res.headers.set(header, c.get('requestId'))
}

/** The id of this request; the API is an app of its own and gets it with its environment. */
export const requestIdOf = (c: Context): string => c.get('requestId') ?? c.env.requestId
