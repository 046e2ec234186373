import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsOf } from '../../../api/testing/test-event-queries.ts'
import { type TestShop, testShop } from '../../../api/testing/test-shop.ts'
import { newPatch, ordersOf } from '../../../api/testing/test-shop-queries.ts'
import { deliver, newShopper, type Payable, pay } from '../../../api/testing/test-shopper.ts'
import { forgetFee } from '../journal/test-journal-queries.ts'

/** Limit on the shop's calls to the provider about one order, from its checkout to its receipt and fee. */
const mostCalls = 3

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  // Payments are found in the provider's list by its own clock.
  shop.setNow(new Date())
})
afterAll(() => shop.close())

const create = 'POST /v1/payment_intents'
const retrieve = (intentId: string) => `GET /v1/payment_intents/${intentId}`

test.each([
  ['the webhook alone', ['webhook']],
  ['the confirmation alone', ['confirmation']],
  ['the webhook, then the confirmation', ['webhook', 'confirmation']],
  ['the confirmation, then the webhook', ['confirmation', 'webhook']],
] as const)('an order is settled by %s with two calls to the provider', async (_by, ending) => {
  const { calls, intentId } = await callsOfOrder(async (shopper) => {
    for (const step of ending) await shopper[step]()
  })
  expect(calls).toEqual([create, retrieve(intentId)])
})

test('an order whose webhook and confirmation come at the same moment takes at most three calls to the provider', async () => {
  const { calls } = await callsOfOrder(async ({ webhook, confirmation }) => {
    await Promise.all([webhook(), confirmation()])
  })
  expect(calls.length).toBeLessThanOrEqual(mostCalls)
})

test('its event again, a found payment and a receipt that is sent once more ask the provider nothing', async () => {
  const { calls } = await callsOfOrder(async ({ webhook, payable }) => {
    for (const _ of ['once', 'again']) await webhook()
    shop.waiting.push({ queue: 'checkout.settle-payment', data: { intentId: payable.intentId } })
  })
  expect(calls).toHaveLength(2)
})

test('the fees of twenty orders, which were unknown when they were settled, take one call together', async () => {
  const ids: number[] = []
  for (let order = 0; order < 20; order++) {
    const { id } = await callsOfOrder(({ webhook }) => webhook())
    await forgetFee(shop.sql, id)
    ids.push(id)
  }
  const before = shop.providerCalls.length
  await shop.run('checkout.note-fees')
  expect(shop.providerCalls.slice(before)).toEqual(['GET /v1/charges'])
  const fees = await shop.sql`
    select count(*)::int as known
    from checkout.orders
    where id = any(${ids})
      and provider_fee is not null
  `
  expect(fees).toEqual([{ known: 20 }])
  await shop.run('checkout.note-fees')
  expect(shop.providerCalls.length, 'nothing is unknown any more').toBe(before + 1)
})

type Ends = { payable: Payable; webhook(): Promise<void>; confirmation(): Promise<void> }

/** The shop's calls about one order: all but the customer's own, who pays. */
async function callsOfOrder(end: (ends: Ends) => Promise<void>) {
  const kari = newShopper(shop)
  await kari.put(await newPatch(shop.sql))
  const before = shop.providerCalls.length
  const payable = await kari.payable()
  await pay(shop, payable)
  const events = await eventsOf(shop.sql, payable.intentId)
  await end({
    payable,
    async webhook() {
      const answers = await Promise.all(events.map((event) => deliver(shop, event)))
      expect(answers.map(({ status }) => status)).toEqual(events.map(() => 200))
    },
    async confirmation() {
      expect((await kari.confirm(payable)).status).toBe(200)
    },
  })
  await shop.work()
  expect(kari.mails()).toHaveLength(1)
  expect(kari.mails()[0]?.text).toContain('Visa')
  const [{ id } = { id: 0 }] = await ordersOf(shop.sql, kari.session)
  const calls = shop.providerCalls.slice(before).filter((call) => !call.endsWith('/confirm'))
  return { id, intentId: payable.intentId, calls }
}
