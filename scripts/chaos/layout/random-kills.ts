import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { whileSelling } from '../../prove/layout/while-selling.ts'
import { failuresOf, summary } from '../../rehearsal/sell.ts'
import type { Random } from '../random.ts'
import { pace } from './pace.ts'

/** Ms of the whole, and bounds of the ms between two deaths and until a dead process is started again. */
const duration = 5 * 60_000
const [leastPause, mostPause] = [1000, 6000]
const [leastDeath, mostDeath] = [100, 2000]

/**
 * Any process dies at any time, for five minutes. Throws when a process answers 500, when a buyer gives up, or when the
 * books do not balance.
 */
export async function randomKills(layout: Layout, random: Random): Promise<string> {
  let deaths = 0
  const sales = await whileSelling(layout, pace, async () => {
    const end = performance.now() + duration
    while (performance.now() < end) {
      await pause(random.between(leastPause, mostPause))
      const member = random.oneOf([...layout.web, ...layout.workers])
      await member.kill()
      deaths += 1
      await pause(random.between(leastDeath, mostDeath))
      await member.start()
    }
  })
  if (sales.lost.length > 0 || sales.failures.some(({ status }) => status === 500))
    throw new Error(`Buyers gave up, or an answer was 500: ${failuresOf(sales)}`)
  return `${deaths} deaths; ${summary(sales)}; ${failuresOf(sales) || 'none failed'}`
}
