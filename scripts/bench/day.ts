import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../api/database/database.ts'
import { startTestMailServer } from '../../api/testing/test-mail-server.ts'
import { fillSubscribers } from '../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import { balanced } from './balanced.ts'
import { startCampaign } from './campaigns.ts'
import { tokenOf } from './dashboard.ts'
import { startSellingShop } from './processes/selling-shop.ts'
import { memoryOf, type Row, until } from './processes/shop-process.ts'
import { books, fillStock } from './queries.ts'
import { printQueues } from './sales/sales.ts'
import { workOfStaff } from './staff.ts'
import { createTimings } from './timings.ts'
import { crowd } from './visitors.ts'

/** Units of each patch at the start: few, so that many run low and are filled up. */
const stock = 40
const mailsPerSecond = 50
/** Timeout in ms for the receipts of the last orders. */
const patience = 60_000

/** The measured calls. */
export const dayCalls = [
  'kept pages',
  'suggestions',
  'searches',
  'offers beside a cart',
  "an order's calls",
  "staff's calls",
]

/**
 * A mixed day: 200 visitors look, search, add and buy, 20 orders per second, while staff change stock and prices and a
 * newsletter goes out. The first tenth fills caches and is not measured. Throws when a call fails, when the books do
 * not balance, when a mail is sent twice or a receipt never, or when no mail of the newsletter is sent.
 */
export async function benchDay(row: Row, minutes: number): Promise<void> {
  const milliseconds = minutes * 60_000
  const tenth = milliseconds / 10
  const mails = await startTestMailServer()
  const shop = await startSellingShop(mails.url, { CAMPAIGN_MAILS_PER_SECOND: `${mailsPerSecond}` })
  const sql = openDatabase(shop.databaseUrl, { max: 1 })
  const dayRow: Row = (name, ...rest) => row(`day: ${name}`, ...rest)
  try {
    await fillStock(sql, stock)
    await fillSubscribers(sql, mailsPerSecond * minutes * 60)
    const before = await books(sql)
    const { timed, clear, print } = createTimings()
    const end = performance.now() + milliseconds
    await startCampaign(shop.shopUrl, `Bearer ${await tokenOf(shop.shopUrl)}`)
    const [orders, delivered, web, worker] = await Promise.all([
      crowd(shop, timed, end),
      workOfStaff(shop.shopUrl, timed, end),
      memoryOverTime(shop.shopPid, tenth),
      memoryOverTime(shop.workerPid, tenth),
      pause(tenth).then(clear),
    ])
    dayRow('orders', orders / (milliseconds / 1000), 'orders/s', 1)
    print(dayRow, dayCalls)
    const memories = { memory: web, "worker's memory": worker }
    for (const [name, { early, late }] of Object.entries(memories)) {
      dayRow(`${name}, second tenth`, early, 'MB')
      dayRow(`${name}, last tenth`, late, 'MB')
    }
    await printQueues(shop.databaseUrl, dayRow)
    await until(patience, async () => mailsTo('kari@', mails.got) === orders)
    if ([...mails.got.values()].some((times) => times > 1)) throw new Error('Mails were sent twice')
    const newsletters = mailsTo('leser', mails.got)
    if (newsletters === 0) throw new Error('No mail of the newsletter was sent')
    dayRow('newsletter', newsletters / (milliseconds / 1000), 'mails/s', 1)
    await balanced(sql, dayRow, { before, orders, delivered })
  } finally {
    await sql.end({ timeout: 5 })
    await shop.stop()
    await mails.stop()
  }
}

const mailsTo = (start: string, got: ReadonlyMap<string, number>) =>
  [...got.keys()].filter((recipient) => recipient.startsWith(start)).length

/** The mean resident memory of a process, in MB, in the second and in the last tenth of the day. */
async function memoryOverTime(pid: number | undefined, tenth: number) {
  await pause(tenth)
  const early = await meanMemory(pid, tenth)
  await pause(7 * tenth)
  return { early, late: await meanMemory(pid, tenth) }
}

async function meanMemory(pid: number | undefined, milliseconds: number): Promise<number> {
  const samples = 20
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    sum += (await memoryOf(pid)).resident
    await pause(milliseconds / samples)
  }
  return sum / samples
}
