import { setTimeout as pause } from 'node:timers/promises'
import { unfailing } from '../../rehearsal/sell.ts'
import type { Layout } from './layout.ts'
import { whileSelling } from './while-selling.ts'

/** Ms of sales before the first restart, between two, and after the last. */
const between = 3000

/**
 * Restarts every process, one after the other, while customers buy who do not try twice. Throws when a call fails or the
 * books do not balance. Returns figures.
 */
export async function rollingRestart(layout: Layout, perSecond: number): Promise<string> {
  const times: string[] = []
  const sales = await whileSelling(layout, { perSecond, isPatient: false }, async () => {
    for (const member of [...layout.web, ...layout.workers]) {
      await pause(between)
      const began = performance.now()
      await member.restart()
      times.push(`${member.name} ${((performance.now() - began) / 1000).toFixed(1)} s`)
    }
    await pause(between)
  })
  return `${unfailing(sales)}; ${times.join(', ')}`
}
