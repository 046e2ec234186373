import { freePort } from '../../../api/embedded/free-port.ts'
import { type StartedShop, startShopIn } from '../started-shop.ts'

const root = new URL('../../../', import.meta.url).pathname

/** A process of the shop, which can stop, die and start again at its port. */
export type Member = {
  name: string
  url: string
  /** What all its processes logged as errors. */
  problems(): string[]
  /** Resolves when it is ready. */
  start(): Promise<void>
  /** As SIGTERM does; resolves when it has ended. */
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Starts a process of the built shop and waits until it is ready. */
export async function startMember(name: string, settings: Record<string, string>): Promise<Member> {
  const port = String(await freePort())
  const metricsPort = String(await freePort())
  const begin = () => startShopIn(root, port, { ...settings, METRICS_PORT: metricsPort })
  const earlier: string[] = []
  let current: StartedShop = await begin()
  return {
    name,
    url: current.url,
    problems: () => [...earlier, ...current.problems],
    async start() {
      earlier.push(...current.problems)
      current = await begin()
    },
    async stop() {
      await current.stop()
    },
    kill: () => current.kill(),
  }
}
