import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { createBuyer } from '../rehearsal/buyer.ts'
import type { Timings } from './timings.ts'

/** Concurrent visitors, and ms of a visit: each visit is an order, so 20 orders are placed per second. */
const visitors = 200
const visit = 10_000
/** Ms that a visitor looks before the next step. */
const look = 1300

const pages = ['/', '/products', '/products?category=sport', '/products?sort=price-asc', '/om-oss']
const words = ['flagg', 'russ', 'bil', 'hjerte', 'fest', 'kaffe']
/** Number of patches that half of the orders are for; the others are spread over `allPatches`. */
const popular = 20
const allPatches = 352

type Shop = { url: string; providerUrl: string }
type Visit = Shop & { timed: Timings['timed']; turn: number; address: string }

/** Orders that were confirmed, and the shoppers who placed them. */
type Sales = { orders: string[]; shoppers: { session: string; email: string }[] }

/** Visitors who look, search, add and buy until `end` (ms of `performance.now()`). Throws when a visit failed. */
export async function crowd(shop: Shop, timed: Timings['timed'], end: number): Promise<Sales> {
  const begin = performance.now()
  const failures: string[] = []
  const sales: Sales = { orders: [], shoppers: [] }
  await Promise.all(
    Array.from({ length: visitors }, async (_none, visitor) => {
      const first = begin + (visit / visitors) * visitor
      for (let at = first, turn = visitor; at < end; at += visit, turn++) {
        await pause(Math.max(0, at - performance.now()))
        const address = `10.0.1.${visitor}`
        await walk({ ...shop, timed, turn, address }, sales).catch((error) => failures.push(error))
      }
    }),
  )
  if (failures.length > 0)
    throw new Error(`${failures.length} visits failed: ${failures.slice(0, 3).join('; ')}`)
  return sales
}

/** One visit: two pages, a search with suggestions, offers, and an order. */
async function walk(
  { url, providerUrl, timed, turn, address }: Visit,
  { orders, shoppers }: Sales,
): Promise<void> {
  const word = words[turn % words.length] ?? ''
  const page = (path: string) => timed('cached pages', () => received(url + path, address))
  await page('/')
  await pause(look)
  await page(pages[turn % pages.length] ?? '/')
  await pause(look)
  for (let length = 2; length <= word.length; length++)
    await received(`${url}/api/suggestions?search=${word.slice(0, length)}`, address)
  await received(`${url}/api/products?search=${word}&sort=popular&from=0&limit=120`, address)
  await pause(look)
  const among = turn % 2 === 0 ? popular : allPatches
  const productId = 1 + (Math.floor(turn / 2) % among)
  await received(`${url}/api/upsell?inCart=${productId}`, address)

  const customerEmail = `${crypto.randomUUID()}@example.com`
  const buyer = createBuyer(url, { providerUrl, address, customerEmail })
  shoppers.push(buyer)
  const step = async <Answer>(call: () => Promise<Answer>) => {
    await pause(look)
    return timed("an order's calls", call)
  }
  await step(() => buyer.add({ productId, quantity: 1 }))
  const checkout = await step(() => buyer.checkOut())
  await pause(look)
  await buyer.pay(checkout)
  await step(() => buyer.confirm(checkout))
  orders.push(checkout.orderNumber)
}

/** Fetches an answer as it is on the wire; throws unless it is 200. */
function received(url: string, address: string): Promise<void> {
  return new Promise((done, failed) => {
    const headers = { 'accept-encoding': 'gzip, deflate, br', 'x-forwarded-for': address }
    get(url, { headers }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode}`))
      response.once('error', failed).once('end', done).resume()
    }).once('error', failed)
  })
}
