import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../api/stand-ins/free-port.ts'
import { startChild } from '../rehearsal/child-process.ts'
import { adaptedConfig } from './adapted-config.ts'
import { pgbouncerPath } from './install/servers.ts'

const patience = 30_000

export type PgBouncer = Awaited<ReturnType<typeof startPgBouncer>>

/**
 * PgBouncer with docs/pgbouncer.ini in front of all databases of a server. It has three sessions of a database, so that
 * the transactions of one client run in several. A transaction waits for a session `longestWait` seconds. Defaults: as in
 * the file.
 */
export async function startPgBouncer(
  serverUrl: string,
  { mostClients = 1000, longestWait = 2 } = {},
) {
  const server = new URL(serverUrl)
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-pgbouncer-'))
  // Started by root, it runs as another user.
  await chmod(folder, 0o755)
  const users = join(folder, 'userlist.txt')
  await writeFile(users, `"${server.username}" "${server.password}"\n`)
  const file = join(folder, 'pgbouncer.ini')
  const config = await adaptedConfig('docs/pgbouncer.ini', {
    'shop = host=127.0.0.1 port=5432': `* = host=127.0.0.1 port=${server.port}`,
    'listen_port = 6432': `listen_port = ${port}\nunix_socket_dir =`,
    '/etc/pgbouncer/userlist.txt': users,
    'default_pool_size = 40': 'default_pool_size = 3',
    'query_wait_timeout = 2': `query_wait_timeout = ${longestWait}`,
    'max_client_conn = 1000': `max_client_conn = ${mostClients}`,
  })
  await writeFile(file, config)

  const started = async () => {
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    const path = pgbouncerPath() ?? 'pgbouncer'
    const child = startChild(path, ['-q', ...user, file], { stdio: 'ignore' })
    await child.answers(patience, () => isThere(port))
    return child
  }
  let running = await started()
  return {
    /** The URL of a database of the server over PgBouncer. */
    over(databaseUrl: string): string {
      return Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href
    },
    kill: () => running.kill(),
    async restart(): Promise<void> {
      running = await started()
    },
    async stop(): Promise<void> {
      await running.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isThere(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect').finally(() => socket.destroy())
  return true
}
