import { setTimeout as pause } from 'node:timers/promises'
import { tokenOf } from '../../bench/dashboard.ts'
import { placeOrder } from '../../test/place-order.ts'

const buyers = 6
/** Number of patches to buy: few, so that buyers compete for them. */
const patches = 20

const pages = [
  '/',
  '/products',
  '/api/products',
  '/api/suggestions?search=fl',
  '/api/upsell?inCart=1',
]
const staffLists = ['orders', 'summary', 'alerts', 'products', 'discount-codes', 'campaigns']

type Shop = { shopUrl: string; providerUrl: string }

/** What came of the buyers: their orders, and the calls that failed. */
export type Outcome = { orders: number; failures: string[] }

/** Buyers who buy, look at pages and never wait, and staff who look at lists, until the signal. */
export async function buyUntil(shop: Shop, end: AbortSignal, round: number): Promise<Outcome> {
  const outcome: Outcome = { orders: 0, failures: [] }
  const attempt = async (work: () => Promise<unknown>) => {
    await work().catch(async (error: unknown) => {
      outcome.failures.push(String(error))
      await pause(100)
    })
  }
  const buyer = async (_none: unknown, number: number) => {
    for (let turn = 0; !end.aborted; turn++) {
      // Each has a network address of its own, since the shop limits the calls from one.
      const address = `10.${round}${number}.${turn >> 8}.${turn % 256}`
      const productId = 1 + ((number + turn) % patches)
      await attempt(async () => {
        const { providerUrl } = shop
        await placeOrder(shop.shopUrl, { productId, quantity: 1, providerUrl, address })
        outcome.orders += 1
      })
      const page = pages[turn % pages.length] ?? '/'
      await attempt(() => seen(shop.shopUrl + page, { 'x-forwarded-for': address }))
    }
  }
  const authorization = `Bearer ${await tokenOf(shop.shopUrl)}`
  const staff = async () => {
    for (; !end.aborted; await pause(200))
      for (const list of staffLists)
        await attempt(() => seen(`${shop.shopUrl}/api/admin/${list}`, { authorization }))
  }
  await Promise.all([staff(), ...Array.from({ length: buyers }, buyer)])
  return outcome
}

async function seen(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
}
