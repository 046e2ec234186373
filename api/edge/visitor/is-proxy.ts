import {
  plainAddress,
  type TrustedProxies,
  trustOf,
} from '../../platform/settings/trusted-proxies.ts'

/** The other end of a connection. */
export type Peer = { remoteAddress?: string | undefined }

/** Whether a connection comes from a trusted proxy, whose headers are believed. */
export function createIsProxy(trusted: TrustedProxies): (peer: Peer | undefined) => boolean {
  const isTrusted = trustOf(trusted)
  return ({ remoteAddress = '' } = {}) => isTrusted(plainAddress(remoteAddress) ?? 'unknown', 0)
}
