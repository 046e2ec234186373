import { isIPv6 } from 'node:net'

/** Addresses that stand for all of this machine, with one at which it reaches itself. */
const everywhere = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/** The URL at which this machine reaches a shop that listens on this port of `host`. */
export function ownUrl(host: string, port: number): string {
  const address = everywhere.get(host) ?? host
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

/** The same URL as a visitor on this machine types it. */
export const typedUrl = (host: string, port: number): string =>
  ownUrl(host, port).replace(/\/\/(127(\.\d+){3}|\[::1\]):/, '//localhost:')
