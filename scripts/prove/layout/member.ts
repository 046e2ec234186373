import { freePort } from '../../../api/embedded/free-port.ts'
import { type StartedShop, startShopIn } from '../started-shop.ts'

const clock = new URL('./shifted-clock.ts', import.meta.url).href
const root = new URL('../../../', import.meta.url).pathname

/** A process of the shop, which can stop, die and start again at its port. */
export type Member = {
  name: string
  url: string
  /** What all its processes logged as errors. */
  problems(): string[]
  /** Stops it as a deployment does, and starts it again. Its clock is `ahead` ms fast; default 0. */
  restart(clock?: { ahead: number }): Promise<void>
  kill(): Promise<void>
  /** Starts it after its death; resolves when it is ready. */
  start(): Promise<void>
}

/** Starts a process of the built shop and waits until it is ready. */
export async function startMember(name: string, settings: Record<string, string>): Promise<Member> {
  const port = String(await freePort())
  const metricsPort = String(await freePort())
  const begin = (ahead = 0) =>
    startShopIn(root, port, {
      ...settings,
      METRICS_PORT: metricsPort,
      ...(ahead !== 0 && { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD: String(ahead) }),
    })
  const earlier: string[] = []
  let current: StartedShop = await begin()
  async function start(ahead?: number): Promise<void> {
    earlier.push(...current.problems)
    current = await begin(ahead)
  }
  return {
    name,
    url: current.url,
    problems: () => [...earlier, ...current.problems],
    async restart({ ahead } = { ahead: 0 }) {
      await current.stop()
      await start(ahead)
    },
    kill: () => current.kill(),
    start: () => start(),
  }
}
