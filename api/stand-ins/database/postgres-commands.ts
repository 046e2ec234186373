import { execFile } from 'node:child_process'
import { chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Time limit for starting and for stopping, in seconds. */
const patience = 60

/** The user id for a server started by root without user namespaces. */
const nobody = 65_534

/** The paths of PostgreSQL's programs. */
export type Binaries = { initdb: string; pg_ctl: string }

/** Runs PostgreSQL servers that listen on 127.0.0.1 alone; `data` is a server's data folder. */
export async function postgresCommands({ initdb, pg_ctl }: Binaries) {
  const call = await caller()
  return {
    /** Makes a new data folder; `passwordFile` has the user's password. */
    async initialise(data: string, user: string, passwordFile: string): Promise<void> {
      await mkdir(data, { recursive: true, mode: 0o700 })
      const login = [`--username=${user}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
      await call(initdb, ['-D', data, ...login, '--encoding=UTF8', '--locale=C'], data)
    },

    /** Starts a server and waits until it takes connections. */
    async start(data: string, port: number, flags: readonly string[] = []): Promise<void> {
      const places = ['-c', 'listen_addresses=127.0.0.1', '-c', "unix_socket_directories=''"]
      const options = ['-p', port, ...places, ...flags].join(' ')
      const log = join(data, 'server.log')
      const limits = ['-w', '-t', String(patience)]
      await call(pg_ctl, ['-D', data, ...limits, '-l', log, '-o', options, 'start'], data)
    },

    /** Stops a server; its clients are disconnected. */
    async stop(data: string): Promise<void> {
      await call(pg_ctl, ['-D', data, '-m', 'fast', '-t', String(patience), '-w', 'stop'], data)
    },

    /** The process and the port of the server that already runs on this data; undefined when none does. */
    async running(data: string): Promise<{ pid: number; port: number } | undefined> {
      try {
        await call(pg_ctl, ['-D', data, 'status'], data)
      } catch {
        return undefined
      }
      const lines = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
      const [pid, , , port] = lines.split('\n').map(Number)
      return pid && port ? { pid, port } : undefined
    },
  }
}

/** PostgreSQL refuses to run as root, so root runs it in a user namespace under another id. */
async function caller(): Promise<
  (command: string, args: string[], folder: string) => Promise<unknown>
> {
  const asRoot = process.getuid?.() === 0
  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--']
  const canUnshare =
    asRoot &&
    (await run('unshare', [...namespace, 'true']).then(
      () => true,
      () => false,
    ))
  return async (command, args, folder) => {
    if (!asRoot) return run(command, args)
    if (canUnshare) return run('unshare', [...namespace, command, ...args])
    await chown(folder, nobody, nobody)
    return run(command, args, { uid: nobody, gid: nobody })
  }
}
