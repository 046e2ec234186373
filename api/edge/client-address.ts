import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const isPrivate = (address: string) =>
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/.test(address)

/** The visitor's address: what the nearest proxy says when the connection comes from inside, else the connection's own. */
export function addressOf(c: Context): string {
  const address = c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown'
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return isIP(forwarded) && isPrivate(address) ? forwarded : address
}
