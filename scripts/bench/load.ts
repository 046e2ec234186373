import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Concurrent connections, and seconds of load. */
export const connections = 20
export const duration = 4

/** What a server did under load: requests per second, and the 99th percentile of the latency in ms. */
export type Load = { speed: number; p99: number }

/** Loads a URL with Debian's `wrk`, whose Lua `script` makes calls with bodies, and throws when a call fails. */
export async function loaded(url: string, script?: string): Promise<Load> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${duration}`,
    '--latency',
    ...['-H', 'accept-encoding: gzip, deflate, br'],
    ...(script ? ['-s', script] : []),
    url,
  ]).catch(tellMissing)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: calls failed\n${stdout}`)
  const speed = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const [, amount, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return { speed, p99: Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}

function tellMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new Error('wrk is missing; as root: apt-get install wrk')
}
