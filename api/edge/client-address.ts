import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

const isPrivate = (address: string) =>
  /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^::1$|^f[cd]/.test(address)

/**
 * The visitor's IP address: the last entry of X-Forwarded-For when the connection comes from a private network, else
 * the connection's own address.
 */
export function addressOf(c: Context): string {
  const address = c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown'
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return isIP(forwarded) && isPrivate(address) ? forwarded : address
}
