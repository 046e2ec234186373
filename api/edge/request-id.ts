import type { Context, MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'

const header = 'X-Request-Id'
const takeId = requestId({ headerName: header })

/**
 * Gives each request an id, or keeps the proxy's, and sends it in every answer. Hono's own header reaches only answers
 * made by its context, which excludes pages and API answers.
 */
export const identified: MiddlewareHandler = async (c, next) => {
  await takeId(c, next)
  c.res.headers.set(header, c.get('requestId'))
}

/** The id of this request. The API is a separate app and gets it with its environment. */
export const requestIdOf = (c: Context): string => c.get('requestId') ?? c.env.requestId
