import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { placeOrder } from '../test/place-order.ts'
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

type Shop = { shopUrl: string; providerUrl: string }
type Walk = Shop & { timed: Timings['timed']; turn: number; address: string }

/**
 * Visitors who look, search, add and buy until `end` (ms of `performance.now()`). Returns the number of orders; throws
 * when a visit failed.
 */
export async function crowd(shop: Shop, timed: Timings['timed'], end: number): Promise<number> {
  const begin = performance.now()
  const failures: string[] = []
  let orders = 0
  await Promise.all(
    Array.from({ length: visitors }, async (_none, visitor) => {
      const first = begin + (visit / visitors) * visitor
      for (let at = first, turn = visitor; at < end; at += visit, turn++) {
        await pause(Math.max(0, at - performance.now()))
        try {
          await walk({ ...shop, timed, turn, address: `10.0.1.${visitor}` })
          orders += 1
        } catch (error) {
          failures.push(String(error))
        }
      }
    }),
  )
  if (failures.length > 0)
    throw new Error(`${failures.length} visits failed: ${failures.slice(0, 3).join('; ')}`)
  return orders
}

/** One visit: two pages, a search with suggestions, offers, and an order. */
async function walk({ shopUrl, providerUrl, timed, turn, address }: Walk): Promise<void> {
  const word = words[turn % words.length] ?? ''
  const see = (name: string, path: string) => timed(name, () => received(shopUrl + path, address))
  await see('kept pages', '/')
  await pause(look)
  await see('kept pages', pages[turn % pages.length] ?? '/')
  await pause(look)
  for (let length = 2; length <= word.length; length++)
    await see('suggestions', `/api/suggestions?search=${word.slice(0, length)}`)
  await see('searches', `/api/products?search=${word}&sort=popular&from=0&limit=120`)
  await pause(look)
  const among = turn % 2 === 0 ? popular : allPatches
  const productId = 1 + (Math.floor(turn / 2) % among)
  await see('offers beside a cart', `/api/upsell?inCart=${productId}`)
  await placeOrder(shopUrl, {
    productId,
    quantity: 1,
    providerUrl,
    address,
    timed: async (step, call) => {
      await pause(look)
      return timed(step === 'pay' ? 'pay (provider)' : "an order's calls", call)
    },
  })
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
