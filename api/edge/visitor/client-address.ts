import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import {
  isInPrivateNetwork,
  plainAddress,
  type TrustedProxies,
  trustOf,
} from '../../platform/settings/trusted-proxies.ts'

/** The IP address of a request's visitor; 'unknown' without a connection. */
export type AddressOf = (c: Context) => string

/**
 * Reads the visitor's address: the nearest hop that is not trusted. Each entry of X-Forwarded-For was written by the
 * hop after it, so the entries are read from the last one on, while the hop that wrote them is trusted. What a visitor
 * wrote comes before the entry of the first trusted hop, and is never reached.
 */
export function createAddressOf(trusted: TrustedProxies, log: Pick<Logger, 'warn'>): AddressOf {
  const isTrusted = trustOf(trusted)
  let hasWarned = false
  return (c) => {
    const header = c.req.header('x-forwarded-for')
    const entries = header?.split(',').filter((entry) => entry.trim() !== '') ?? []
    let address = peerOf(c)
    if (entries.length > 0 && !hasWarned && !isTrusted(address, 0) && isInPrivateNetwork(address)) {
      hasWarned = true
      log.warn({ address }, 'X-Forwarded-For of a private address is ignored: set TRUSTED_PROXIES')
    }
    for (let nearer = 0; isTrusted(address, nearer); nearer += 1) {
      const next = addressIn(entries.at(-1 - nearer) ?? '')
      // A proxy that does not know the address says so: the proxy itself is the nearest that is known.
      if (next === undefined) break
      address = next
    }
    return address
  }
}

/** The address of the other end of the connection; 'unknown' without one. */
const peerOf = (c: Context): string =>
  plainAddress(c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '') ?? 'unknown'

/** The address in an entry, which some proxies write with its port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim()
  const withPort = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text)
  return plainAddress(withPort?.[1] ?? withPort?.[2] ?? text)
}
