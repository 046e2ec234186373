import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { whileSelling } from '../../prove/layout/while-selling.ts'
import { failuresOf, summary } from '../../rehearsal/sell.ts'

const fiveMinutes = 5 * 60_000
/** Ms of sales. */
const selling = 30_000

/**
 * The clock of a web process is five minutes fast, and the one of a worker five minutes slow. Throws when a call fails or
 * the books do not balance.
 */
export async function wrongClocks(layout: Layout, perSecond: number): Promise<string> {
  const [fast, slow] = [layout.web.at(-1), layout.workers.at(-1)]
  const setClocks = async (ahead: number) => {
    await Promise.all([fast?.restart(ahead), slow?.restart(-ahead)])
  }
  await setClocks(fiveMinutes)
  const sales = await whileSelling(layout, { perSecond, isPatient: true }, () => pause(selling))
  await setClocks(0)
  const failures = failuresOf(sales)
  if (failures) throw new Error(`Calls failed with wrong clocks: ${failures}`)
  return `${summary(sales)}, none failed`
}
