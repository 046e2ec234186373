import { setTimeout as pause } from 'node:timers/promises'
import { unfailing } from '../../rehearsal/sell.ts'
import { holdConnections } from '../../test/held-connections.ts'
import type { Layout } from './layout.ts'
import { whileSelling } from './while-selling.ts'

/** Connections of the caller, and ms of sales beside them: longer than nginx leaves one open. */
const count = 3000
const duration = 20_000

/**
 * One caller holds 3,000 connections, idle, slow or kept, and opens them again as long as customers buy. Throws when a
 * call of a customer fails or the books do not balance. Returns figures.
 */
export async function manyConnections(layout: Layout, perSecond: number): Promise<string> {
  const begun = performance.now()
  let opened = 0
  const sales = await whileSelling(layout, { perSecond, isPatient: false }, async () => {
    while (performance.now() - begun < duration) {
      const held = await holdConnections(layout.url, count)
      opened += count
      await pause(duration / 4)
      held.end()
    }
  })
  return `${unfailing(sales)} beside ${opened} connections, ${count} at a time`
}
