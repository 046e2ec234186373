import { setTimeout as pause } from 'node:timers/promises'
import { newSession, placeOrder } from './buyer.ts'
import { type Failure, patientFetch } from './patient-fetch.ts'

/** Number of patches to buy: few, so that buyers compete for them. */
const patches = 20

/** The outcome of the buyers. */
export type Sales = {
  shoppers: { session: string; email: string }[]
  /** Numbers of the orders that were paid and confirmed. */
  orders: string[]
  /** Why buyers gave up. */
  lost: string[]
  failures: Failure[]
  /** The time of each call of the shop in ms. */
  times: number[]
}

type Shop = { url: string; providerUrl: string }

/** `isPatient` buyers repeat a call that failed, for a minute; others give up. */
export type Pace = { perSecond: number; isPatient: boolean }

/** Buyers come at this rate until `end`, whether the shop answers or not. */
export async function sell(
  shop: Shop,
  { perSecond, isPatient }: Pace,
  end: AbortSignal,
): Promise<Sales> {
  const sales: Sales = { shoppers: [], orders: [], lost: [], failures: [], times: [] }
  const call = patientFetch(
    {
      took: ({ url }, ms) => {
        if (url.startsWith(shop.url)) sales.times.push(ms)
      },
      failed: (failure) => sales.failures.push(failure),
    },
    isPatient,
  )
  const buyers: Promise<void>[] = []
  const began = performance.now()
  while (!end.aborted) {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (buyers.length < due) buyers.push(buy(buyers.length))
    await pause(20)
  }
  await Promise.all(buyers)
  return sales

  async function buy(number: number): Promise<void> {
    const [session, customerEmail] = [newSession(), `${crypto.randomUUID()}@example.com`]
    sales.shoppers.push({ session, email: customerEmail })
    try {
      const order = await placeOrder(shop.url, {
        productId: 1 + (number % patches),
        quantity: 1,
        customerEmail,
        providerUrl: shop.providerUrl,
        address: `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`,
        session,
        fetch: call,
      })
      sales.orders.push(order)
    } catch (error) {
      sales.lost.push(error instanceof Error ? error.message : String(error))
    }
  }
}

/** The median, the 99th percentile and the longest of the calls' times, in ms. */
export function timesOf({ times }: Sales): { median: number; p99: number; longest: number } {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)
  return { median: at(0.5), p99: at(0.99), longest: at(1) }
}

/** Orders, calls and their times in words. */
export function summary(sales: Sales): string {
  const { median, p99, longest } = timesOf(sales)
  const figures = `${median} ms median, ${p99} ms p99, ${longest} ms longest`
  return `${sales.orders.length} orders, ${sales.times.length} calls (${figures})`
}

/** The summary of sales without a failure; throws when a call failed or a buyer gave up. */
export function unfailing(sales: Sales): string {
  const failures = failuresOf(sales)
  if (failures) throw new Error(`Calls failed: ${failures}`)
  return `${summary(sales)}, none failed`
}

/** Failures by status and call, as '3 x 503 POST /api/cart'; empty without any. */
export function failuresOf({ failures, lost }: Sales): string {
  const kinds = [...failures.map(({ status, call }) => `${status || 'no answer'} ${call}`), ...lost]
  return Object.entries(Object.groupBy(kinds, (kind) => kind))
    .map(([kind, all = []]) => `${all.length} x ${kind}`)
    .join(', ')
}
