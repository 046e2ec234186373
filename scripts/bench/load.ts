import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Concurrent connections, and seconds of load. */
export const connections = 20
export const duration = 4

/**
 * Requests per second of a URL, loaded with Debian's `wrk`, whose Lua `script` makes calls with bodies. Throws when a call
 * fails.
 */
export async function loaded(url: string, script?: string): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${duration}`,
    ...['-H', 'accept-encoding: gzip, deflate, br'],
    ...(script ? ['-s', script] : []),
    url,
  ]).catch(reportMissing)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: calls failed\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

function reportMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new Error('wrk is missing; as root: apt-get install wrk')
}
