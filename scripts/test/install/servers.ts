import { isDebian, present } from './debian.ts'

export const nginxPath = () =>
  present('/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx')
export const pgbouncerPath = () =>
  present('/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer')

/** Whether nginx is there to test docs/nginx.conf; on Debian it has to be. */
export const isProxyTested = (): boolean => isDebian() || nginxPath() !== undefined
/** Whether PgBouncer is there to test docs/pgbouncer.ini; on Debian it has to be. */
export const isPoolerTested = (): boolean => isDebian() || pgbouncerPath() !== undefined

/** The Debian packages of the servers that are missing. */
export const lackingServers = (): string[] => [
  ...(nginxPath() ? [] : ['nginx-light']),
  ...(pgbouncerPath() ? [] : ['pgbouncer']),
]
