import { databaseSize } from '../../../api/platform/database/database-queries.ts'
import { fillProducts } from '../../../modules/catalogue/assortment/test-product-queries.ts'
import { fillSubscribers } from '../../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import {
  fillOrders,
  markOrders,
} from '../../../modules/workshop/staff-orders/test-order-queries.ts'
import { connected, newDatabase, startDatabase } from '../../rehearsal/database.ts'
import { fillCampaign, fillPapersLogAndCodes } from '../../rehearsal/fill-queries.ts'
import { mailing } from '../../rehearsal/settings.ts'
import { type ShopProcess, startShop } from '../../rehearsal/shop-process.ts'
import type { Row } from '../row.ts'
import { staffClient } from '../staff-client.ts'
import { printGrowth, type Size } from './growth.ts'
import { benchShoppers } from './shoppers.ts'
import { staffCalls, streamedCalls } from './staff-calls.ts'

const days = 700
const contents = {
  small: { orders: 10_000, subscribers: 10_000, products: 352 },
  big: { orders: 100_000, subscribers: 100_000, products: 5_000 },
}

/** Calls of each kind; the median is reported. */
const rounds = 11

/** Calls of shoppers and staff in a small and in a big shop: the ratio of their times; and the memory of the big one. */
export async function benchSizes(row: Row): Promise<void> {
  const database = await startDatabase()
  const small = await startFilled('small', database, row)
  const big = await startFilled('big', database)
  await benchShoppers({ small, big }, row)
  await compareCalls({ small, big }, row)
}

/** Starts a shop of this size. `row` prints the kB that each thing takes in the database, with its indexes. */
async function startFilled(
  size: Size,
  { url, folder }: { url: string; folder: string },
  row: Row = () => undefined,
) {
  const databaseUrl = await newDatabase(url, size)
  const web = await startShop({
    ...mailing('smtp://127.0.0.1:9'),
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SHOP_ROLE: 'web',
  })
  const sql = connected(databaseUrl, 1)
  await sql`set statement_timeout = 0`
  const { orders, subscribers, products } = contents[size]
  await fillProducts(sql, products)
  const stored = async (name: string, count: number, fill: () => Promise<unknown>) => {
    const before = await databaseSize(sql)
    await fill()
    row(`stored: ${name}`, ((await databaseSize(sql)) - before) / count / 1000, 'kB', 2)
  }
  // With its receipt and that one's document, an entry of the log, and one order that was never paid.
  await stored('an order', orders, async () => {
    await fillOrders(sql, { count: orders, days })
    await fillPapersLogAndCodes(sql)
  })
  await stored('a subscriber', subscribers, () => fillSubscribers(sql, subscribers))
  await stored('a mail of a campaign', subscribers, () => fillCampaign(sql))
  await markOrders(sql)
  return web
}

async function compareCalls(shops: Record<Size, ShopProcess>, row: Row): Promise<void> {
  const ask = { small: await staffClient(shops.small.url), big: await staffClient(shops.big.url) }
  const compare = (name: string, timeOf: (size: Size) => Promise<number>) =>
    printGrowth(row, `staff, ${name}`, rounds, timeOf)
  const times = new Map<string, number>()
  for (const [name, path] of Object.entries(staffCalls)) {
    const time = (size: Size) => timed(async () => (await ask[size](path)).arrayBuffer())
    times.set(name, await compare(name, time))
  }
  printSlowestPart(times, row)
  for (const [name, path] of Object.entries(streamedCalls))
    await compare(`${name}, first bytes`, (size) =>
      timed(async () => firstBytes(await ask[size](path))),
    )
}

/** Of staff's order list, what its slowest filter or search takes beside the list without one. */
function printSlowestPart(times: ReadonlyMap<string, number>, row: Row): void {
  const list = times.get('orders, first view') ?? 0
  const parts = [...times].filter(([name]) => /^(orders|search), /.test(name))
  const longest = Math.max(...parts.map(([, ms]) => ms))
  row('staff, slowest part of the orders: of the list', longest / list, 'times', 1)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function firstBytes({ body }: Response): Promise<void> {
  const reader = body?.getReader()
  await reader?.read()
  await reader?.cancel()
}
