import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { TrustedProxies } from '../platform/settings/trusted-proxies.ts'
import { createIsProxy, type Peer } from './visitor/is-proxy.ts'

const header = 'X-Request-Id'

/** Hexadecimal digits and hyphens, as in a UUID or nginx' $request_id: nobody's name. */
const form = /^[0-9a-f-]{16,64}$/i

/** Gives a request's id: what its header says, if a trusted proxy sent it in the usual form, else a new one. */
export type RequestIdFor = (given: string | string[] | undefined, peer: Peer | undefined) => string

export function createRequestIds(trusted: TrustedProxies): RequestIdFor {
  const isProxy = createIsProxy(trusted)
  return (given, peer) =>
    typeof given === 'string' && form.test(given) && isProxy(peer) ? given : randomUUID()
}

/** Gives each request an id, and sends it in every answer. */
export const identified =
  (requestIdFor: RequestIdFor): MiddlewareHandler =>
  async (c, next) => {
    c.set('requestId', requestIdFor(c.req.header(header), c.env?.incoming?.socket))
    await next()
    c.res.headers.set(header, requestIdOf(c))
  }

/** The id of this request. The API is a separate app and gets it with its environment. */
export const requestIdOf = (c: Context): string => c.get('requestId') ?? c.env.requestId
