import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { startChild } from '../bench/processes/child-process.ts'
import { account, until } from '../bench/processes/shop-process.ts'
import type { Place } from '../test/ran.ts'

/** Timeout in ms for the start. */
const patience = 60_000

/** A started shop; `problems` are the lines that it logged as errors, and its end if nobody ended it. */
export type StartedShop = {
  url: string
  problems: string[]
  /** Stops it by SIGTERM, and returns its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

/** Starts the shop that was built in this folder, and waits until it is ready. */
export const startShopIn = (
  folder: string,
  port: string,
  settings: Record<string, string>,
): Promise<StartedShop> =>
  startShop([process.execPath, 'scripts/start.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      LOG_LEVEL: 'error',
      ADMIN_USERNAME: account.username,
      ADMIN_PASSWORD: account.password,
      ...settings,
    },
  })

/** Starts a shop that logs errors alone by a command, and waits until it is ready. Its variables name its port. */
export async function startShop(
  [command = '', ...args]: readonly string[],
  { cwd, env }: Place,
): Promise<StartedShop> {
  const { child, stop } = startChild(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env })
  const problems: string[] = []
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', (line) => problems.push(problemIn(line)))
  let isStopping = false
  child.once('exit', (code) => {
    if (!isStopping) problems.push(`It ended with exit code ${code}`)
  })
  const url = `http://127.0.0.1:${env.PORT}`
  const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok)
  await Promise.race([
    until(patience, isReady),
    once(child, 'exit').then(() => {
      throw new Error(`It did not start: ${problems.join('\n')}`)
    }),
  ])
  return {
    url,
    problems,
    async stop() {
      isStopping = true
      await stop()
      return child.exitCode
    },
    async kill() {
      isStopping = true
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
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
