import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from '../../prove/layout/layout.ts'
import { whileSelling } from '../../prove/layout/while-selling.ts'
import { failuresOf, summary } from '../../rehearsal/sell.ts'
import { pace } from './pace.ts'

/** Ms of sales before, during and after the disk is full. */
const selling = 5000
const block = Buffer.alloc(1_000_000)

/**
 * The database's disk is full for five seconds; PostgreSQL is started again if it gave up. Throws when a call is
 * answered otherwise than with 503, when a buyer gives up, or when the books do not balance.
 */
export async function diskFull(layout: Layout, databaseFolder: string): Promise<string> {
  const ballast = join(databaseFolder, 'ballast')
  const sales = await whileSelling(layout, pace, async () => {
    await pause(selling)
    await fillDisk(ballast)
    await pause(selling)
    await rm(ballast)
    await layout.cluster.startPrimary()
    await pause(selling)
  })
  if (sales.failures.length === 0) throw new Error('The full disk stopped no call')
  const others = sales.failures.filter(({ status }) => status !== 503)
  if (others.length > 0) throw new Error(`Not refused but failed: ${failuresOf(sales)}`)
  if (sales.lost.length > 0) throw new Error(`Buyers gave up: ${failuresOf(sales)}`)
  return `${summary(sales)}; ${failuresOf(sales) || 'none refused'}`
}

async function fillDisk(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    for (;;) await file.writeFile(block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
}
