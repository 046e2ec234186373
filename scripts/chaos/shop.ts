import { once } from 'node:events'
import { launchShop } from '../rehearsal/shop-process.ts'
import { until } from '../rehearsal/until.ts'

/** Messages from the trial to the process, and back. */
export type Order = { is: 'time'; ahead: number } | { is: 'job'; queue: string }
export type Reply = { failure: string | undefined }

/** Timeout for the shop's start, in ms. */
const patience = 60_000
const script = new URL('shop-process.ts', import.meta.url).pathname

export type SupervisedShop = ReturnType<typeof superviseShop>

/** The shop as a process that is restarted whenever it dies or is killed. Its settings name its port. */
export function superviseShop(settings: Record<string, string> & { PORT: string }) {
  let ahead = 0
  let deaths = 0
  let crashes = 0
  let isReady = false
  let shop = start()

  function start() {
    isReady = false
    const begun = launchShop(settings, [process.execPath, script, String(ahead)], 'ipc')
    const ready = begun.ready.then(
      () => {
        isReady = shop === begun
        return true
      },
      () => false,
    )
    begun.child.once('exit', async (_code, signal) => {
      isReady = false
      // The end of the script.
      if (signal === 'SIGTERM') return
      deaths += 1
      if (signal === null && (await ready)) crashes += 1
      shop = start()
    })
    return begun
  }

  const whenReady = () => until(patience, async () => isReady)

  return {
    url: shop.url,
    whenReady,
    kill: () => {
      isReady = false
      void shop.kill()
    },
    deaths: () => deaths,
    /** The number of times that the shop exited by itself after a successful start. */
    crashes: () => crashes,
    /** Sets the shop's clock this many ms ahead. */
    async setAhead(ms: number): Promise<void> {
      ahead = ms
      await whenReady()
      shop.child.send({ is: 'time', ahead } satisfies Order)
    },
    /** Runs a job; throws when it fails. */
    async run(queue: string): Promise<void> {
      await whenReady()
      const { child, ended } = shop
      const done = Promise.race([
        once(child, 'message'),
        ended.then(() => [{ failure: 'The shop died' } satisfies Reply]),
      ])
      child.send({ is: 'job', queue } satisfies Order)
      const [{ failure }] = (await done) as [Reply]
      if (failure) throw new Error(failure)
    },
  }
}
