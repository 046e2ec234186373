import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '../../../api/database/database.ts'
import { freePort } from '../../../api/embedded/free-port.ts'
import { startTestMailServer } from '../../../api/testing/test-mail-server.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { startDatabase } from '../../bench/processes/bench-database.ts'
import { newFolder } from '../../bench/processes/new-folder.ts'
import { payingBy, startProvider } from '../../bench/processes/selling-shop.ts'
import { mailing, startProcess, until } from '../../bench/processes/shop-process.ts'
import { stopAtEnd } from '../../bench/processes/stop-at-end.ts'
import { newDatabase } from '../../bench/queries.ts'
import { createTimings } from '../../bench/timings.ts'
import { buy } from './buyers.ts'
import { differentTables } from './different-tables.ts'
import { fillShop } from './filled-shop.ts'
import { waitingForBackup } from './queries.ts'

/** Seconds for which customers buy before anything is measured. */
const warmUp = 15
/** Ms between two looks at who waits for a backup. */
const interval = 50
/** Ms by which the longest call may take longer while a backup is made. */
const longestStop = 100

type Tell = (line: string) => void

/**
 * Customers place 5 orders per second in a big shop: `seconds` without a backup, then as long while backups are made
 * one after the other; `runs` times. Tells how long an order's calls take. Restores the last backup elsewhere. Throws
 * when a call fails, a session waits for a backup, the longest call takes more than 100 ms longer with one, or the
 * restored shop differs.
 */
export async function prove(runs: number, seconds: number, tell: Tell): Promise<void> {
  tell('Filling the shop …')
  const { shop, databaseUrl, dataDir, stop } = await startFilled()
  const sql = openDatabase(databaseUrl, { max: 1 })
  stopAtEnd(() => sql.end({ timeout: 5 }))
  const { folder } = await newFolder()
  const file = join(folder, 'shop.tar.zst')
  const backUp = () => run('backup', file, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })

  await buying(shop, warmUp)
  for (let round = 1; round <= runs; round++) {
    const before = await buying(shop, seconds)
    tell(`Run ${round}, no backup:  ${before.told}`)
    const ending = pause(seconds * 1000)
    const calls = buying(shop, seconds)
    const backups = await backUpUntil(ending, sql, async () => {
      await rm(file, { force: true })
      return backUp()
    })
    const during = await calls
    tell(`Run ${round}, ${backups} backups: ${during.told}`)
    if (during.longest > before.longest + longestStop)
      throw new Error(`A backup stopped a call for more than ${longestStop} ms`)
  }
  await stop()
  await rm(file)
  tell(await backUp())
  const restoredUrl = await newDatabase(databaseUrl, 'restored')
  const { folder: restoredDir } = await newFolder()
  tell(await run('restore', file, { DATABASE_URL: restoredUrl, DATA_DIR: restoredDir }))
  await promisify(execFile)('diff', [
    '-r',
    join(dataDir, 'custom-images'),
    join(restoredDir, 'custom-images'),
  ])
  const restored = openDatabase(restoredUrl, { max: 1 })
  stopAtEnd(() => restored.end({ timeout: 5 }))
  const different = await differentTables(sql, restored)
  if (different.length > 0) throw new Error(`The restored shop differs: ${different.join(', ')}`)
}

/** A big shop in production, as two processes, with its payment provider; `stop` leaves the database. */
async function startFilled() {
  const mails = await startTestMailServer()
  stopAtEnd(mails.stop)
  const { url: databaseUrl, folder } = await startDatabase()
  const providerPort = await freePort()
  const providerUrl = `http://127.0.0.1:${providerPort}`
  const settings = {
    ...mailing({ databaseUrl, smtpUrl: mails.url, folder }),
    ...payingBy(providerUrl),
  }
  const start = (role: string) => startProcess({ ...settings, SHOP_ROLE: role })
  const [web, worker] = [await start('web'), await start('worker')]
  const provider = startProvider(providerPort, web.url, databaseUrl)
  await until(30_000, () => fetch(providerUrl).then(() => true))
  await fillShop(databaseUrl, folder)
  return {
    shop: { shopUrl: web.url, providerUrl },
    databaseUrl,
    dataDir: folder,
    async stop() {
      for (const one of [web, worker, provider]) await one.stop()
    },
  }
}

/** How long an order's calls take while customers buy, and the longest of them in ms. */
async function buying(shop: Parameters<typeof buy>[0], seconds: number) {
  const { timed, sorted } = createTimings()
  const orders = await buy(shop, timed, performance.now() + seconds * 1000)
  const times = sorted("an order's calls")
  const at = (part: number) => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)
  const told = `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms of ${orders} orders`
  return { told, longest: at(1) }
}

/** Makes backups one after the other. Returns how many there were; throws when a session waited for one. */
async function backUpUntil(
  end: Promise<void>,
  sql: Pool,
  backUp: () => Promise<string>,
): Promise<number> {
  let isOver = false
  const over = end.then(() => {
    isOver = true
  })
  const looks = (async () => {
    for (; !isOver; await pause(interval)) {
      const waiting = await waitingForBackup(sql)
      if (waiting > 0) throw new Error(`${waiting} sessions waited for a backup`)
    }
  })()
  let backups = 0
  for (; !isOver; backups++) await backUp()
  await Promise.all([looks, over])
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
