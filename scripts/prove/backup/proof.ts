import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { connected, newDatabase } from '../../rehearsal/database.ts'
import { startMailServer } from '../../rehearsal/mail-server.ts'
import { newFolder } from '../../rehearsal/new-folder.ts'
import { sell, timesOf, unfailing } from '../../rehearsal/sell.ts'
import { startSellingShop } from '../../rehearsal/selling-shop.ts'
import { fillShop } from './filled-shop.ts'
import { tableSums, waitingForBackup } from './queries.ts'

const pace = { perSecond: 5, isPatient: false }
/** Seconds for which customers buy before anything is measured. */
const warmUp = 15
/** Ms between two checks whether a session waits for a backup. */
const interval = 50
/** Ms by which the longest call may take longer while a backup is made. */
const longestStop = 100

type Report = (line: string) => void

/**
 * Customers place 5 orders per second in a big shop: `seconds` without a backup, then as long while backups are made
 * one after the other; `runs` times. Tells how long an order's calls take. Restores the last backup elsewhere. Throws
 * when a call fails, a session waits for a backup, the longest call takes more than 100 ms longer with one, or the
 * restored shop differs.
 */
export async function prove(runs: number, seconds: number, report: Report): Promise<void> {
  report('Filling the shop …')
  const shop = await startSellingShop((await startMailServer()).url)
  const { databaseUrl, dataDir } = shop
  const sql = connected(databaseUrl, 1)
  await fillShop(sql, dataDir)
  const { folder } = await newFolder()
  const file = join(folder, 'shop.tar.zst')
  const backUp = () => run('backup', file, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })

  await buying(shop, warmUp)
  for (let round = 1; round <= runs; round++) {
    const before = await buying(shop, seconds)
    report(`Run ${round}, no backup:  ${before.times}`)
    const end = AbortSignal.timeout(seconds * 1000)
    const calls = buying(shop, seconds)
    const backups = await backUpUntil(end, sql, async () => {
      await rm(file, { force: true })
      return backUp()
    })
    const during = await calls
    report(`Run ${round}, ${backups} backups: ${during.times}`)
    if (during.longest > before.longest + longestStop)
      throw new Error(`A backup stopped a call for more than ${longestStop} ms`)
  }
  await shop.stop()
  await rm(file)
  report(await backUp())
  const restoredUrl = await newDatabase(databaseUrl, 'restored')
  const { folder: restoredDir } = await newFolder()
  report(await run('restore', file, { DATABASE_URL: restoredUrl, DATA_DIR: restoredDir }))
  await promisify(execFile)('diff', [
    '-r',
    join(dataDir, 'custom-images'),
    join(restoredDir, 'custom-images'),
  ])
  const different = await differentTables(sql, connected(restoredUrl, 1))
  if (different.length > 0) throw new Error(`The restored shop differs: ${different.join(', ')}`)
}

/** Times of the shop's calls while customers buy, and the longest of them, in ms. Throws when a call fails. */
async function buying(shop: Parameters<typeof sell>[0], seconds: number) {
  const sales = await sell(shop, pace, AbortSignal.timeout(seconds * 1000))
  return { times: unfailing(sales), longest: timesOf(sales).longest }
}

/** The tables whose rows differ between two databases. */
async function differentTables(one: Pool, other: Pool): Promise<string[]> {
  const [rows, otherRows] = [await tableSums(one), await tableSums(other)]
  const tables = new Set([...Object.keys(rows), ...Object.keys(otherRows)])
  return [...tables].filter((name) => rows[name] !== otherRows[name])
}

/** Makes backups one after the other. Returns how many there were; throws when a session waited for one. */
async function backUpUntil(
  end: AbortSignal,
  sql: Pool,
  backUp: () => Promise<string>,
): Promise<number> {
  const checks = (async () => {
    for (; !end.aborted; await pause(interval)) {
      const waiting = await waitingForBackup(sql)
      if (waiting > 0) throw new Error(`${waiting} sessions waited for a backup`)
    }
  })()
  let backups = 0
  for (; !end.aborted; backups++) await backUp()
  await checks
  return backups
}

/** Runs a command of the shop with a file, and returns what it printed. */
async function run(
  command: string,
  file: string,
  settings: Record<string, string>,
): Promise<string> {
  const script = new URL(`../../database/${command}.ts`, import.meta.url).pathname
  const env = { ...process.env, ...settings }
  return (await promisify(execFile)(process.execPath, [script, file], { env })).stdout.trim()
}
