import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon, { type Options } from 'autocannon'

const run = promisify(execFile)

/** Concurrent connections, and seconds of load. */
export const connections = 20
export const duration = 4
const accepted = 'gzip, deflate, br'

/** What a server did under load: requests per second, and the 99th percentile of the latency in ms. */
export type Load = { speed: number; p99: number }

/** Debian's `wrk`; without it autocannon, which itself ends at some 3,400 requests per second of 20 kB. */
export const generator: string = await run('wrk', ['--version']).then(
  () => 'wrk',
  // `wrk --version` ends with 1 when it is there.
  (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? 'autocannon' : 'wrk'),
)

/** Loads a URL, and throws when a call fails. */
export const loaded = (url: string): Promise<Load> =>
  generator === 'wrk' ? byWrk(url) : byAutocannon(url)

async function byWrk(url: string): Promise<Load> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${duration}`,
    '--latency',
    '-H',
    `accept-encoding: ${accepted}`,
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: calls failed\n${stdout}`)
  const speed = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const [, amount, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return { speed, p99: Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) }
}

/** Loads a URL with autocannon: for calls with bodies of their own, which are small. */
export async function byAutocannon(url: string, more: Partial<Options> = {}): Promise<Load> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration,
    headers: { 'accept-encoding': accepted },
    ...more,
  })
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} calls failed`)
  return { speed: requests.average, p99: latency.p99 }
}
