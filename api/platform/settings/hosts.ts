import { isInPrivateNetwork, isLoopback, plainAddress } from './trusted-proxies.ts'

/** Whether the host of a URL is this machine under a loopback name or address. */
export function isThisMachine(hostname: string): boolean {
  const address = addressIn(hostname)
  return address ? isLoopback(address) : /^(.+\.)?localhost\.?$/i.test(hostname)
}

/**
 * Whether the host of a URL is on this machine or in its network: a private address, or a name that the public DNS does
 * not have, such as that of another container.
 */
export function isPrivateHost(hostname: string): boolean {
  const address = addressIn(hostname)
  if (address) return isLoopback(address) || isInPrivateNetwork(address)
  // Digits alone, and hexadecimal ones, are an address in another notation.
  if (/^(\d+|0x[\da-f]*)$/i.test(hostname)) return false
  return isThisMachine(hostname) || /^[^.]+$|\.(local|internal|home\.arpa)\.?$/i.test(hostname)
}

const addressIn = (hostname: string): string | undefined =>
  plainAddress(hostname.replace(/^\[(.*)\]$/, '$1'))
