import { BlockList, isIP, SocketAddress } from 'node:net'

/** The hops whose X-Forwarded-For is believed: a number of them, or their networks in CIDR notation. */
export type TrustedProxies = number | readonly string[]

const named = new Map([
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

const mostHops = 10

/** The valid values of a setting of trusted proxies, for error messages. */
export const trustedProxiesAllowed =
  `a number of proxies from 0 to ${mostHops}, or a list of addresses, networks such as 10.0.0.0/8, ` +
  `and the names ${[...named.keys()].join(', ')}`

/** Reads a number, or a list separated by commas. Returns the first mistake instead if there is one. */
export function readTrustedProxies(text: string): { trusted: TrustedProxies } | { wrong: string } {
  const parts = text.split(',').map((part) => part.trim())
  const [first = ''] = parts
  if (parts.length === 1 && /^\d+$/.test(first))
    return Number(first) <= mostHops ? { trusted: Number(first) } : { wrong: first }
  const networks = parts.map((part) => named.get(part) ?? networkIn(part))
  const wrong = parts.find((_part, index) => !networks[index])
  return wrong === undefined ? { trusted: networks.flatMap((some) => some ?? []) } : { wrong }
}

/** Undefined unless it is an address or a network. One of all addresses would believe every visitor. */
function networkIn(part: string): string[] | undefined {
  const [written = '', prefix, ...rest] = part.split('/')
  const address = plainAddress(written)
  if (!address || rest.length > 0) return undefined
  const bits = isIP(address) === 4 ? 32 : 128
  if (prefix === undefined) return [`${address}/${bits}`]
  if (!/^\d{1,3}$/.test(prefix)) return undefined
  // An IPv4-mapped network has 96 bits before those of IPv4.
  const length = Number(prefix) - (isIP(written) === 6 && bits === 32 ? 96 : 0)
  return length >= 1 && length <= bits ? [`${address}/${length}`] : undefined
}

/** Whether a hop is trusted, given its address and how many hops are nearer. */
export function trustOf(trusted: TrustedProxies): (address: string, nearer: number) => boolean {
  if (typeof trusted === 'number') return (_address, nearer) => nearer < trusted
  const isIn = membership(trusted)
  return (address) => isIn(address)
}

/** Whether an address is in a private network, but not this machine's own. */
export const isInPrivateNetwork = membership(
  ['linklocal', 'uniquelocal'].flatMap((name) => named.get(name) ?? []),
)

/** Whether an address leads from this machine to itself. */
export const isLoopback = membership(named.get('loopback') ?? [])

function membership(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    list.addSubnet(address, Number(length), familyOf(address))
  }
  return (address) => isIP(address) > 0 && list.check(address, familyOf(address))
}

/** The usual spelling of an address, with IPv4-mapped IPv6 as IPv4; undefined for anything else. */
export function plainAddress(text: string): string | undefined {
  const [unscoped = ''] = text.split('%')
  if (isIP(unscoped) === 0) return undefined
  const { address } = new SocketAddress({ address: unscoped, family: familyOf(unscoped) })
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1] ?? address
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
