import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { freePort } from '../../api/stand-ins/free-port.ts'
import { startChild } from './child-process.ts'
import { account } from './settings.ts'

/** Timeout in ms for the start. */
const patience = 60_000
const cwd = new URL('../../', import.meta.url).pathname
const builtShop = [process.execPath, 'scripts/start.ts']

type Settings = Record<string, string>

export type ShopProcess = {
  url: string
  child: ChildProcess
  /** The errors that the process logged, and how it ended unless it was stopped. */
  problems: string[]
  /** Resolves when it answers; rejects when it ends before that, or after a minute. */
  ready: Promise<void>
  ended: Promise<void>
  /** Stops it by SIGTERM. */
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Starts the built shop in production, with these settings, by default with its script. Waits until it is ready. */
export async function startShop(settings: Settings, command = builtShop): Promise<ShopProcess> {
  const shop = launchShop({ PORT: String(await freePort()), ...settings }, command)
  await shop.ready
  return shop
}

/** Starts a shop and does not wait. `messages`: the process and this one send each other messages. */
export function launchShop(
  settings: Settings & { PORT: string },
  [command = '', ...args] = builtShop,
  messages: 'ipc' | 'ignore' = 'ignore',
): ShopProcess {
  const { child, answers, stop, kill } = startChild(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', messages],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
      ...settings,
    },
  })
  const problems: string[] = []
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', (line) => problems.push(problemIn(line)))
  let isEnding = false
  const ended = once(child, 'exit').then(([code]) => {
    if (!isEnding) problems.push(`It ended with exit code ${code}`)
  })
  const ending = (end: () => Promise<void>) => () => {
    isEnding = true
    return end()
  }
  const url = `http://127.0.0.1:${settings.PORT}`
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok)
  const ready = answers(patience, isReady).catch(() => {
    throw new Error(`It did not start: ${problems.join('\n')}`)
  })
  ready.catch(() => undefined)
  return { url, child, problems, ready, ended, stop: ending(stop), kill: ending(kill) }
}

/** Message, route and reason of a logged line, without what differs from one to the next. */
function problemIn(line: string): string {
  try {
    const { msg, path, route = path, err, reason = err?.message } = JSON.parse(line)
    return [msg, route, reason].filter(Boolean).join(': ')
  } catch {
    return line
  }
}

/** Resident and peak memory of a process in MB, from Linux's /proc. */
export async function memoryOf({ pid }: ChildProcess): Promise<{ resident: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1000
  return { resident: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
