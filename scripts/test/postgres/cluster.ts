import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../../api/platform/database/database.ts'
import {
  type Binaries,
  postgresCommands,
} from '../../../api/stand-ins/database/postgres-commands.ts'
import { freePort } from '../../../api/stand-ins/free-port.ts'
import * as queries from './cluster-queries.ts'
import { copyData } from './copy-data.ts'

const user = 'russpatcher'

/** A server of a cluster. */
type Server = { data: string; port: number; url: string }

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * A PostgreSQL primary with an asynchronous streaming standby, their data in `folder`. `url` names both, and leads to
 * the one that takes writes.
 */
export async function startCluster(folder: string, binaries: Binaries) {
  const commands = await postgresCommands(binaries)
  const password = randomBytes(18).toString('hex')
  const serverIn = async (name: string): Promise<Server> => {
    const port = await freePort()
    const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`
    return { data: join(folder, name), port, url }
  }
  let primary = await serverIn('first')
  let standby = await serverIn('second')
  /** A server that was killed, and not started again. */
  let dead: Server | undefined
  const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`).join(',')

  const start = ({ data, port }: Server) =>
    // Standbys follow from the log that the primary keeps, in MB.
    commands.start(data, port, ['-c', 'wal_keep_size=512', '-c', 'max_connections=100'])

  const administering = async <Answer>(
    { url }: Server,
    work: (sql: ReturnType<typeof openDatabase>) => Promise<Answer>,
  ): Promise<Answer> => {
    const sql = openDatabase(url, { max: 1 })
    try {
      return await work(sql)
    } finally {
      await sql.end({ timeout: 5 })
    }
  }

  async function startStandby(): Promise<void> {
    await administering(primary, (sql) => copyData(sql, primary.data, standby.data))
    const source = `host=127.0.0.1 port=${primary.port} user=${user} password=${password}`
    const settings = join(standby.data, 'postgresql.auto.conf')
    await writeFile(settings, `primary_conninfo = '${source}'\n`)
    await writeFile(join(standby.data, 'standby.signal'), '')
    await start(standby)
  }

  await mkdir(folder, { recursive: true })
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o644 })
  await commands.initialise(primary.data, user, passwordFile)
  await start(primary)
  await startStandby()

  return {
    url: `postgres://${user}:${password}@${hosts}/postgres?target_session_attrs=read-write`,
    /** The URL of the present primary alone. */
    primaryUrl: () => primary.url,
    /** The URL of the present standby alone. */
    standbyUrl: () => standby.url,
    /** Resolves when the standby has what the primary has committed. */
    caughtUp: () => administering(primary, queries.caughtUp),
    /** Ends the primary and all its processes at once, as a power cut does. */
    async killPrimary(): Promise<void> {
      const running = await commands.running(primary.data)
      if (!running) throw new Error('The primary does not run')
      const { pid } = running
      const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ')
      for (const one of [pid, ...children.filter(Boolean).map(Number)]) killed(one)
      dead = primary
    },
    /** Cuts the standby off from the primary: what is written from now on will be lost with the primary. */
    stopReplication: () => administering(standby, queries.stopReceiving),
    /** Starts the primary if it ended by itself. */
    async startPrimary(): Promise<void> {
      if (!(await commands.running(primary.data))) await start(primary)
      dead = undefined
    },
    /** Makes the standby the primary, and the dead primary the next standby: see `repair`. */
    async promote(): Promise<void> {
      await administering(standby, queries.promote)
      ;[primary, standby] = [standby, primary]
    },
    /** Starts the server that died as a standby of the present primary. */
    async repair(): Promise<void> {
      await rm(standby.data, { recursive: true, force: true })
      await startStandby()
      dead = undefined
    },
    async stop(): Promise<void> {
      // A killed process may still be listed for a moment, but cannot be stopped.
      for (const server of [standby, primary])
        if (server !== dead && (await commands.running(server.data)))
          await commands.stop(server.data)
    },
  }
}

/** A process that has just ended by itself is none to kill. */
function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
