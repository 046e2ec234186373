import type Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { eventsOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import {
  deliver,
  type Payable,
  pay,
  type Shopper,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import { forgetFee } from '../journal/test-journal-queries.ts'

/** Limit on the shop's calls to the provider about one order, from its checkout to its receipt and fee. */
const mostCalls = 3

const shop = await shopOfFile()
beforeAll(async () => {
  // Payments are found in the provider's list by its own clock.
  shop.setNow(new Date())
})

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

test('an order that is pressed three times, declined once and told of twice at one moment takes three calls', async () => {
  const { calls, intentId } = await callsOfOrder(
    async ({ webhook, confirmation }) => {
      await Promise.all([webhook(), confirmation()])
    },
    async ({ kari, payable }) => {
      await kari.payable()
      const card = { payment_method: 'pm_card_visa_chargeDeclined' }
      const declined = shop.stripe.paymentIntents.confirm(payable.intentId, card)
      await expect(declined).rejects.toMatchObject({ code: 'card_declined' })
      const [event] = (await eventsOf(shop.sql, payable.intentId)).slice(-1)
      expect(event?.type).toBe('payment_intent.payment_failed')
      await deliver(shop, event as Stripe.Event)
      return kari.payable()
    },
  )
  expect(calls.slice(0, 2)).toEqual([create, retrieve(intentId)])
  expect(calls.length).toBeLessThanOrEqual(mostCalls)
})

test('an order of a slow customer, beside whom the shop reconciles payments, takes three calls', async () => {
  const { calls, intentId } = await callsOfOrder(
    ({ webhook }) => webhook(),
    async ({ payable }) => {
      const start = Date.now()
      for (const minutes of [3, 5, 8]) {
        shop.setNow(new Date(start + minutes * 60_000))
        await shop.run('checkout.reconcile')
      }
      shop.setNow(new Date())
      return payable
    },
  )
  expect(calls).toEqual([create, retrieve(intentId), retrieve(intentId)])
})

test('a change after the first press takes two calls more: the intent is cancelled and replaced', async () => {
  const { calls, first, intentId } = await callsOfOrder(
    ({ webhook }) => webhook(),
    ({ kari }) =>
      kari.payable({ shippingAddress: { ...kari.details.shippingAddress, phone: '41111111' } }),
  )
  const cancel = `POST /v1/payment_intents/${first.intentId}/cancel`
  expect(calls).toEqual([create, cancel, create, retrieve(intentId)])
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
  await shop.run('payments.note-fees')
  expect(shop.providerCalls.slice(before)).toEqual(['GET /v1/charges'])
  const fees = await shop.sql`
    select count(*)::int as known
    from orders.orders
    where id = any(${ids})
      and provider_fee is not null
  `
  expect(fees).toEqual([{ known: 20 }])
  await shop.run('payments.note-fees')
  expect(shop.providerCalls.length, 'nothing is unknown any more').toBe(before + 1)
})

type Begun = { kari: Shopper; payable: Payable }
type Ends = { payable: Payable; webhook(): Promise<void>; confirmation(): Promise<void> }

/**
 * The shop's calls about one order: all but the customer's own, who pays. `press`: what happens between the first press
 * and the payment; gives what is paid.
 */
async function callsOfOrder(
  end: (ends: Ends) => Promise<void>,
  press: (begun: Begun) => Promise<Payable> = async ({ payable }) => payable,
) {
  const kari = await shopperWith(shop, await newPatch(shop.sql))
  const before = shop.providerCalls.length
  const first = await kari.payable()
  const payable = await press({ kari, payable: first })
  await pay(shop, payable)
  const events = (await eventsOf(shop.sql, payable.intentId)).filter(
    ({ type }) => type === 'payment_intent.succeeded',
  )
  expect(events).toHaveLength(1)
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
  const calls = shop.providerCalls.slice(before).filter((call) => !call.endsWith('/confirm'))
  return { id: await kari.orderId(), first, intentId: payable.intentId, calls }
}
