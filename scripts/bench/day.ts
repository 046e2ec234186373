import { setTimeout as pause } from 'node:timers/promises'
import { fillSubscribers } from '../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import { balanced } from '../rehearsal/books.ts'
import { stockOf } from '../rehearsal/books-queries.ts'
import { connected } from '../rehearsal/database.ts'
import { fillStock } from '../rehearsal/fill-queries.ts'
import { startMailServer } from '../rehearsal/mail-server.ts'
import { startSellingShop } from '../rehearsal/selling-shop.ts'
import { memoryOf, type ShopProcess } from '../rehearsal/shop-process.ts'
import { startCampaign } from './campaigns.ts'
import type { Row } from './row.ts'
import { workOfStaff } from './staff.ts'
import { staffClient } from './staff-client.ts'
import { createTimings } from './timings.ts'
import { crowd } from './visitors.ts'

/** Units of each patch at the start: few, so that many run low and are filled up. */
const stock = 40
const mailsPerSecond = 50
/** Timeout in ms for the books to balance, with the receipts of the last orders. */
const settling = 60_000

/** The measured calls whose times are limited. */
export const dayCalls = ['cached pages', "an order's calls"]

/**
 * A mixed day: 200 visitors look, search, add and buy, 20 orders per second, while staff change stock and prices and a
 * newsletter goes out. The first tenth fills caches and is not measured. Throws when a call fails, when the books do
 * not balance, or when no mail of the newsletter is sent.
 */
export async function benchDay(row: Row, minutes: number): Promise<void> {
  const milliseconds = minutes * 60_000
  const tenth = milliseconds / 10
  const mailbox = await startMailServer()
  const shop = await startSellingShop(mailbox.url, {
    CAMPAIGN_MAILS_PER_SECOND: `${mailsPerSecond}`,
  })
  const sql = connected(shop.databaseUrl)
  await fillStock(sql, stock)
  await fillSubscribers(sql, mailsPerSecond * minutes * 60)
  const before = await stockOf(sql)
  const { timed, clear, p99 } = createTimings()
  const end = performance.now() + milliseconds
  await startCampaign(await staffClient(shop.url))
  const [{ shoppers, orders }, delivered, web, worker] = await Promise.all([
    crowd(shop, timed, end),
    workOfStaff(shop.url, end),
    memoryAtEnd(shop.web, tenth),
    memoryAtEnd(shop.worker, tenth),
    pause(tenth).then(clear),
  ])
  row('day: orders', orders.length / (milliseconds / 1000), 'orders/s', 1)
  for (const name of dayCalls) row(`day: ${name} p99`, p99(name), 'ms', 1)
  row('day: memory, last tenth', web, 'MB')
  row("day: worker's memory, last tenth", worker, 'MB')
  for (const [id, units] of delivered) before.set(id, (before.get(id) ?? 0) + units)
  const run = { sql: { shop: sql, provider: sql }, mailbox, shoppers, orders, stock: before }
  await balanced(run, settling)
  if (![...mailbox.mails.keys()].some((address) => address.startsWith('leser')))
    throw new Error('No mail of the newsletter was sent')
}

/** The mean resident memory of a process, in MB, in the last tenth of the day. */
async function memoryAtEnd({ child }: ShopProcess, tenth: number): Promise<number> {
  const samples = 20
  await pause(9 * tenth)
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    sum += (await memoryOf(child)).resident
    await pause(tenth / samples)
  }
  return sum / samples
}
