import { setTimeout as pause } from 'node:timers/promises'
import { newSession, placeOrder } from '../../test/place-order.ts'

/** Limit in ms on one call, ms between attempts, and attempts: a buyer waits for a minute. */
const patience = 10_000
const interval = 250
const attempts = 240

/** Number of patches to buy: few, so that buyers compete for them. */
const patches = 20

/** A call that the shop did not answer as it should; 0 is no answer. `at` is in ms of `performance.now()`. */
type Failure = { at: number; status: number; call: string }

/** What came of the buyers. */
export type Sales = {
  shoppers: { session: string; email: string }[]
  /** Numbers of the orders that were paid and confirmed. */
  orders: string[]
  /** Why buyers gave up. */
  lost: string[]
  failures: Failure[]
  /** Calls of the shop in all, and the time of each in ms. */
  times: number[]
}

type Shop = { url: string; providerUrl: string }

/**
 * Buyers come at this rate until `end`, whether the shop answers or not. `isPatient` buyers repeat a call that failed,
 * for a minute; others give up.
 */
export async function sell(
  shop: Shop,
  { perSecond, isPatient, end }: { perSecond: number; isPatient: boolean; end: AbortSignal },
): Promise<Sales> {
  const sales: Sales = { shoppers: [], orders: [], lost: [], failures: [], times: [] }
  const buyers: Promise<void>[] = []
  const began = performance.now()
  while (!end.aborted) {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (buyers.length < due) buyers.push(buy(shop, buyers.length, isPatient, sales))
    await pause(20)
  }
  await Promise.all(buyers)
  return sales
}

async function buy(shop: Shop, number: number, isPatient: boolean, sales: Sales): Promise<void> {
  const [session, email] = [newSession(), `${crypto.randomUUID()}@example.com`]
  sales.shoppers.push({ session, email })
  try {
    const order = await placeOrder(shop.url, {
      productId: 1 + (number % patches),
      quantity: 1,
      customerEmail: email,
      providerUrl: shop.providerUrl,
      address: `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`,
      session,
      fetch: (request) => answered(request, isPatient, sales),
    })
    sales.orders.push(order)
  } catch (error) {
    sales.lost.push(error instanceof Error ? error.message : String(error))
  }
}

/** The answer, after as many attempts as it takes for a patient buyer; notes each failure. */
async function answered(request: Request, isPatient: boolean, sales: Sales): Promise<Response> {
  for (let attempt = 0; attempt < (isPatient ? attempts : 1); attempt++) {
    const began = performance.now()
    const answer = await fetch(request.clone(), { signal: AbortSignal.timeout(patience) }).catch(
      () => undefined,
    )
    const status = answer?.status ?? 0
    sales.times.push(performance.now() - began)
    if (answer && status < 500) return answer
    await answer?.body?.cancel()
    const call = `${request.method} ${new URL(request.url).pathname}`
    sales.failures.push({ at: performance.now(), status, call })
    await pause(interval)
  }
  throw new Error(`No answer from ${request.url}`)
}
