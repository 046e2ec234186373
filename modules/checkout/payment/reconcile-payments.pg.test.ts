import Stripe from 'stripe'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { shopperWith } from '../../../api/testing/test-shopper.ts'

const start = Date.parse('2026-05-01T10:00:00Z')

const shop = await shopOfFile()
beforeEach(async () => {
  await shop.sql`delete from payments.documents`
  await shop.sql`delete from orders.orders`
})
afterEach(() => vi.restoreAllMocks())

const minutesLater = (minutes: number) => shop.setNow(new Date(start + minutes * 60_000))

/** Adds open orders with an intent named after each; their holds end `heldUntil` minutes after the start. */
const addOrders = (name: string, count: number, heldUntil: number) => shop.sql`
  insert into orders.orders (order_number, session_id, payment_intent_id, created_at, held_until)
  select number, number, 'pi_' || number, ${new Date(start)},
    ${new Date(start + heldUntil * 60_000)}
  from generate_series(1, ${count}::int) n,
    lateral (select ${name} || to_char(n, 'FM0000') as number)
`

/** Fails at each order, which is no failure of the provider; returns the intents it was asked about. */
function confusingProvider(): string[] {
  const asked: string[] = []
  vi.spyOn(shop.stripe.paymentIntents, 'retrieve').mockImplementation(async (id) => {
    asked.push(id)
    throw new Error('Not understood')
  })
  return asked
}

/** Fails at the orders of this name, or at all, as during an outage; returns the intents it was asked about. */
function failingProvider(name = ''): string[] {
  const asked: string[] = []
  vi.spyOn(shop.stripe.paymentIntents, 'retrieve').mockImplementation(async (id) => {
    asked.push(id)
    if (id.startsWith(`pi_${name}`))
      throw new Stripe.errors.StripeConnectionError({ message: 'Away' } as never)
    return { id, status: 'processing', metadata: {} } as Stripe.Response<Stripe.PaymentIntent>
  })
  return asked
}

/** Answers that each payment is under way, after `wait`; returns the intents it was asked about. */
function processingProvider(wait: (asked: readonly string[]) => Promise<unknown>): string[] {
  const asked: string[] = []
  vi.spyOn(shop.stripe.paymentIntents, 'retrieve').mockImplementation(async (id) => {
    asked.push(id)
    await wait(asked)
    return { id, status: 'processing', metadata: {} } as Stripe.Response<Stripe.PaymentIntent>
  })
  return asked
}

const reconcile = () => shop.run('checkout.reconcile').catch(() => undefined)

test('orders with a lapsed hold come before others, however many those are', async () => {
  await addOrders('RP-IDLE', 600, 16)
  await addOrders('RP-GONE', 3, 14)
  const asked = confusingProvider()
  minutesLater(15)
  await reconcile()
  expect(asked).toHaveLength(500)
  expect(asked.slice(0, 3).toSorted()).toEqual([1, 2, 3].map((n) => `pi_RP-GONE000${n}`))
})

/** Jobs share one connection: when these end, the statement before an eleventh call would have been answered. */
async function behindTheOthers(): Promise<void> {
  await shop.run('forget-expired')
  await shop.run('forget-expired')
}

test('the provider is asked about ten orders at once', async () => {
  await addOrders('RP-MANY', 35, 15)
  const answered = Promise.withResolvers<void>()
  let atOnce = 0
  let most = 0
  processingProvider(async ({ length }) => {
    most = Math.max(most, ++atOnce)
    if (length === 10) answered.resolve(behindTheOthers())
    await answered.promise
    atOnce--
  })
  minutesLater(20)
  await reconcile()
  await answered.promise
  expect(most).toBe(10)
})

test('the provider is asked less and less often about the same order', async () => {
  await addOrders('RP-SAME', 1, 15)
  const asked = confusingProvider()
  const minutes: number[] = []
  for (let minute = 16; minute < 16 + 240; minute++) {
    minutesLater(minute)
    const before = asked.length
    await reconcile()
    if (asked.length > before) minutes.push(minute - 16)
  }
  expect(minutes).toEqual([0, 1, 2, 3, 6, 13, 28, 59, 122, 185])
})

test('after a long outage of the provider, it is asked about all orders at once', async () => {
  await addOrders('RP-AWAY', 35, 15)
  const during = failingProvider()
  for (let minute = 16; minute < 16 + 120; minute++) {
    minutesLater(minute)
    const before = during.length
    await reconcile()
    expect(during.length - before).toBeGreaterThan(0)
    expect(during.length - before).toBeLessThan(20)
  }
  vi.restoreAllMocks()
  const after = processingProvider(async () => undefined)
  minutesLater(16 + 120)
  await reconcile()
  expect(new Set(after).size).toBe(35)
})

test('an order about which alone the provider fails is asked about less and less often', async () => {
  await addOrders('RP-FAIL', 1, 15)
  const asked = failingProvider('RP-FAIL')
  const minutes: number[] = []
  for (let minute = 16; minute < 16 + 70; minute++) {
    await addOrders(`RP-OK${String(minute).padStart(2, '0')}`, 1, 15)
    minutesLater(minute)
    const before = asked.length
    await reconcile()
    if (asked.slice(before).includes('pi_RP-FAIL0001')) minutes.push(minute - 16)
  }
  expect(minutes).toEqual([0, 1, 2, 3, 6, 13, 28, 59])
})

test('an order is looked at when its hold lapses, however recently it was before', async () => {
  await addOrders('RP-LAPS', 1, 15)
  const asked = confusingProvider()
  for (const minute of [4, 5, 6, 8, 12]) {
    minutesLater(minute)
    await reconcile()
  }
  const before = asked.length
  minutesLater(14)
  await reconcile()
  expect(asked).toHaveLength(before)
  minutesLater(15)
  await reconcile()
  expect(asked).toHaveLength(before + 1)
})

test('orders that a slow provider leaves no time for come first in the next run', async () => {
  await addOrders('RP-SLOW', 40, 15)
  let answer = Promise.withResolvers<void>()
  let minute = 16
  const asked = processingProvider((all) => {
    const answered = answer
    if (all.length % 10 === 0) {
      minute += 5
      minutesLater(minute)
      answered.resolve()
      answer = Promise.withResolvers<void>()
    }
    return answered.promise
  })
  minutesLater(minute)
  for (const reached of [10, 20, 30, 40]) {
    await reconcile()
    expect(asked).toHaveLength(reached)
    expect(await shop.sql`select from orders.orders where reconcile_attempts = 0`).toHaveLength(
      40 - reached,
    )
  }
  expect(new Set(asked).size).toBe(40)
  expect(await shop.sql`select from orders.orders where reconcile_attempts = 1`).toHaveLength(40)
})

test('new orders do not keep the reconciliation from one that it has looked at before', async () => {
  await addOrders('RP-ONCE', 1, 15)
  await shop.sql`update orders.orders set reconcile_attempted_at = ${new Date(start + 60_000)}`
  await addOrders('RP-NEWS', 500, 15)
  await shop.sql`
    update orders.orders
    set created_at = ${new Date(start + 2 * 60_000)}
    where reconcile_attempted_at is null
  `
  const asked = confusingProvider()
  minutesLater(17)
  await reconcile()
  expect(asked).toHaveLength(500)
  expect(asked).toContain('pi_RP-ONCE0001')
})

test('two workers at once share the orders', async () => {
  await addOrders('RP-TWO0', 40, 15)
  await shop.sql`update orders.orders set reconcile_attempts = 5`
  const asked = processingProvider(() => shop.sql`select 1`)
  minutesLater(16)
  await Promise.all([reconcile(), reconcile()])
  expect(asked).toHaveLength(40)
  expect(new Set(asked).size).toBe(40)
})

test('a lapsed hold is released in the run after a failed one, however often its order was looked at', async () => {
  const kari = await shopperWith(shop, await newPatch(shop.sql, { stock: 1 }))
  minutesLater(0)
  await kari.payable()
  await shop.sql`
    update orders.orders
    set reconcile_attempts = 5,
        reconcile_attempted_at = ${new Date(start + 14 * 60_000)}
  `
  minutesLater(15)
  await shop.whileProviderIsDown(reconcile)
  minutesLater(16)
  await reconcile()
  expect(await kari.orders()).toMatchObject([{ payment: 'abandoned' }])
})
