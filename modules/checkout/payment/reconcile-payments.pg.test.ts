import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestShop, testShop } from '../../../api/testing/test-shop.ts'

const start = Date.parse('2026-05-01T10:00:00Z')

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.sql`delete from checkout.orders`)
afterEach(() => vi.restoreAllMocks())

const minutesLater = (minutes: number) => shop.setNow(new Date(start + minutes * 60_000))

/** Adds open orders with an intent named after each; their holds end `heldUntil` minutes after the start. */
const addOrders = (name: string, count: number, heldUntil: number) => shop.sql`
  insert into checkout.orders (order_number, session_id, payment_intent_id, created_at, held_until)
  select number, number, 'pi_' || number, ${new Date(start)},
    ${new Date(start + heldUntil * 60_000)}
  from generate_series(1, ${count}::int) n,
    lateral (select ${name} || to_char(n, 'FM0000') as number)
`

/** Fails each question to the provider; returns the intents it was asked about. */
function unreachableProvider(): string[] {
  const asked: string[] = []
  vi.spyOn(shop.stripe.paymentIntents, 'retrieve').mockImplementation(async (id) => {
    asked.push(id)
    throw new Error('Busy')
  })
  return asked
}

const reconcile = () => shop.run('checkout.reconcile').catch(() => undefined)

test('orders with a lapsed hold come before others, however many those are', async () => {
  await addOrders('RP-IDLE', 600, 16)
  await addOrders('RP-GONE', 3, 14)
  const asked = unreachableProvider()
  minutesLater(15)
  await reconcile()
  expect(asked).toHaveLength(500)
  expect(asked.slice(0, 3).toSorted()).toEqual([1, 2, 3].map((n) => `pi_RP-GONE000${n}`))
})

test('the provider is asked about ten orders at once', async () => {
  await addOrders('RP-MANY', 35, 15)
  let atOnce = 0
  let most = 0
  vi.spyOn(shop.stripe.paymentIntents, 'retrieve').mockImplementation(async () => {
    most = Math.max(most, ++atOnce)
    await shop.sql`select 1`
    atOnce--
    throw new Error('Busy')
  })
  minutesLater(20)
  await reconcile()
  expect(most).toBe(10)
})

test('the provider is asked less and less often about the same order', async () => {
  await addOrders('RP-SAME', 1, 15)
  const asked = unreachableProvider()
  const minutes: number[] = []
  for (let minute = 16; minute < 16 + 240; minute++) {
    minutesLater(minute)
    const before = asked.length
    await reconcile()
    if (asked.length > before) minutes.push(minute - 16)
  }
  expect(minutes).toEqual([0, 1, 2, 3, 6, 13, 28, 59, 122, 185])
})

test('an order is looked at when its hold lapses, however recently it was before', async () => {
  await addOrders('RP-LAPS', 1, 15)
  const asked = unreachableProvider()
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
