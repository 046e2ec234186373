import { freePort } from '../../../api/stand-ins/free-port.ts'
import { startShop } from '../../rehearsal/shop-process.ts'

const clock = new URL('./shifted-clock.ts', import.meta.url).href

/** A process of the shop, which can stop, die and start again at its port. */
export type Member = Awaited<ReturnType<typeof startMember>>

/** Starts a process of the built shop and waits until it is ready. */
export async function startMember(name: string, settings: Record<string, string>) {
  const own = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) }
  const begin = (ahead = 0) =>
    startShop({
      ...settings,
      ...own,
      ...(ahead !== 0 && { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD: String(ahead) }),
    })
  const earlier: string[] = []
  let current = await begin()
  async function start(ahead?: number): Promise<void> {
    earlier.push(...current.problems)
    current = await begin(ahead)
  }
  return {
    name,
    url: current.url,
    /** Errors that all its processes logged. */
    problems: () => [...earlier, ...current.problems],
    /** Stops it as a deployment does, and starts it again. Its clock is `ahead` ms fast; default 0. */
    async restart(ahead = 0): Promise<void> {
      await current.stop()
      await start(ahead)
    },
    kill: () => current.kill(),
    /** Starts it after its death; resolves when it is ready. */
    start: () => start(),
  }
}
