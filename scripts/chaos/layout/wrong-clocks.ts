import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { whileSelling } from '../../prove/layout/while-selling.ts'
import { unfailing } from '../../rehearsal/sell.ts'
import { pace } from './pace.ts'

const fiveMinutes = 5 * 60_000
/** Ms of sales. */
const selling = 30_000

/**
 * The clock of a web process is five minutes fast, and the one of a worker five minutes slow. Throws when a call fails or
 * the books do not balance.
 */
export async function wrongClocks(layout: Layout): Promise<string> {
  const [fast, slow] = [layout.web.at(-1), layout.workers.at(-1)]
  const setClocks = async (ahead: number) => {
    await Promise.all([fast?.restart(ahead), slow?.restart(-ahead)])
  }
  await setClocks(fiveMinutes)
  const sales = await whileSelling(layout, pace, () => pause(selling))
  await setClocks(0)
  return unfailing(sales)
}
