import { isIPv6 } from 'node:net'
import { decoded } from './decoded.ts'

/** The servers that a database URL names, as the database client takes them. */
export type DatabaseHosts = { host: string[]; port: number[] }

export const databaseUrlAllowed =
  'postgres://USER:PASSWORD@HOST:PORT/DATABASE, with USER and PASSWORD percent-encoded, and read-write or primary ' +
  'as target_session_attrs'

const defaultPort = 5432
const form = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]+)([/?][^#]*)?$/i
const hostForm = /^(?:\[([^\]]+)\]|([^\s:[\]%]+))(?::(\d{1,5}))?$/

/** A session that takes no writes is of no use to the shop. */
const sessions = [null, 'read-write', 'primary']

/**
 * The servers that a database URL names; there may be several, separated by commas. Undefined when the client would not
 * take the URL: what is wrong is not told, as it may be a part of the password.
 */
export function databaseHosts(url: string): DatabaseHosts | undefined {
  const [, credentials = '', hosts = '', rest = ''] = form.exec(url) ?? []
  const read = hosts.split(',').map(hostIn)
  const { searchParams } = URL.parse(`postgres://host${rest}`) ?? {}
  if (decoded(credentials) === undefined || read.includes(undefined)) return undefined
  if (!sessions.includes(searchParams?.get('target_session_attrs') ?? null)) return undefined
  const named = read.flatMap((one) => one ?? [])
  return { host: named.map(({ host }) => host), port: named.map(({ port }) => port) }
}

/** The user of a database URL that `databaseHosts` takes; empty when it names none. */
export const userOf = (url: string): string =>
  decoded((form.exec(url)?.[1] ?? '').split(':')[0] ?? '') ?? ''

function hostIn(text: string): { host: string; port: number } | undefined {
  const [, address, name, written = defaultPort] = hostForm.exec(text) ?? []
  const host = address && isIPv6(address) ? address : name
  const port = Number(written)
  return host && port >= 1 && port <= 65_535 ? { host, port } : undefined
}
