import type Stripe from 'stripe'
import { afterEach, describe, expect, test } from 'vitest'
import { successOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, wholeState } from '../../../api/testing/test-shop-queries.ts'
import {
  deliver,
  expectPaidOnce,
  newShopper,
  notify,
  pay,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'

const shop = await shopOfFile()

afterEach(() => shop.work())

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)

/** A payment that the shop has not heard of, and the event about it. */
async function paid(id?: number) {
  const kari = newShopper(shop)
  const { intentId } = await kari.paid(id ?? (await patch()))
  return { kari, event: await successOf(shop.sql, intentId) }
}

describe('receiveStripeEvent', () => {
  test.each<[string, ('event' | 'browser')[]]>([
    ['the event alone makes the order paid, without the browser', ['event']],
    ['the event first, then the browser', ['event', 'browser']],
    ['the browser first, then the event', ['browser', 'event']],
  ])('200 %s', async (_name, order) => {
    const id = await patch({ stock: 7 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    const calls = { event: () => notify(shop, payable), browser: () => kari.confirm(payable) }
    for (const call of order) expect((await calls[call]()).status).toBe(200)
    await expectPaidOnce(shop, kari, id, 6)
  })

  test('200 the event twice and the browser twice, all at once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await patch({ stock: 7 })
      const kari = newShopper(shop)
      const payable = await kari.paid(id)
      const event = await successOf(shop.sql, payable.intentId)
      const answers = await Promise.all([
        deliver(shop, event),
        kari.confirm(payable),
        deliver(shop, event),
        kari.confirm(payable),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      await expectPaidOnce(shop, kari, id, 6)
    }
  })

  test('200 the same event again changes nothing', async () => {
    const id = await patch({ stock: 7 })
    const { kari, event } = await paid(id)
    await deliver(shop, event)
    const before = await wholeState(shop.sql)
    expect((await deliver(shop, event)).status).toBe(200)
    expect(await wholeState(shop.sql)).toEqual(before)
    await expectPaidOnce(shop, kari, id, 6)
  })

  test('200 an event is no proof: the state retrieved from the provider counts', async () => {
    const { event } = await paid()
    const ola = await shopperWith(shop, await patch())
    const unpaid = await ola.payable()
    const about = { ...event.data.object, id: unpaid.intentId }
    const lie = { ...event, id: 'evt_lie', data: { object: about } } as typeof event
    expect((await deliver(shop, lie)).status).toBe(200)
    expect(await ola.orders()).toMatchObject([{ payment: 'open' }])
    expect(await ola.cart()).toHaveLength(1)
  })

  test('200 an event of another kind, or about an unknown intent, changes no order', async () => {
    const { kari, event } = await paid()
    const created = { ...event, id: 'evt_created', type: 'payment_intent.created' } as typeof event
    expect((await deliver(shop, created)).status).toBe(200)
    expect(await kari.orders()).toMatchObject([{ payment: 'open' }])

    const elsewhere = await shop.stripe.paymentIntents.create({ amount: 100_00, currency: 'nok' })
    await pay(shop, { intentId: elsewhere.id })
    expect((await notify(shop, { intentId: elsewhere.id })).status).toBe(200)
    expect(shop.waiting).toEqual([])
  })

  test('a signed event of an intent that the provider no longer has is accepted, and changes nothing', async () => {
    const { kari, event } = await paid()
    const unknown = {
      ...event,
      id: 'evt_unknown',
      data: { object: { ...event.data.object, id: 'pi_unknown' } },
    }
    expect((await deliver(shop, unknown as Stripe.Event)).status).toBe(200)
    expect(await kari.orders()).toMatchObject([{ payment: 'open' }])
  })

  test('400 for a signed event without an intent', async () => {
    const { event } = await paid()
    const hollow = { ...event, id: 'evt_hollow', data: {} } as unknown as Stripe.Event
    expect((await deliver(shop, hollow)).status).toBe(400)
  })

  test('400 for another secret, an old signature or none, and a modified body: nothing changes', async () => {
    const { event } = await paid()
    const body = JSON.stringify(event, null, 2)
    const old = Math.floor(Date.now() / 1000) - 3600
    const before = await wholeState(shop.sql)
    const attempts = [
      deliver(shop, event, { secret: 'whsec_another' }),
      deliver(shop, event, { timestamp: old }),
      deliver(shop, event, { body: body.replace(event.id, 'evt_another') }),
      deliver(shop, event, { body: JSON.stringify(event) }),
      deliver(shop, event, { body: `${body} ` }),
      shop.call('POST', '/api/stripe/webhook', { raw: body }),
      shop.call('POST', '/api/stripe/webhook', { raw: body, headers: { 'stripe-signature': 'x' } }),
    ]
    for (const response of await Promise.all(attempts)) expect(response.status).toBe(400)
    expect(await wholeState(shop.sql)).toEqual(before)
    expect(shop.waiting).toEqual([])
  })
})
