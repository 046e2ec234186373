import type Stripe from 'stripe'
import { beforeEach, expect, test } from 'vitest'
import { failureOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import {
  deliver,
  type Payable,
  type Shopper,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'

const shop = await shopOfFile()

const start = new Date('2026-05-01T10:00:00Z').getTime()
const hoursLater = (hours: number) => shop.setNow(new Date(start + hours * 3_600_000))
beforeEach(() => hoursLater(0))

async function checkedOut() {
  const kari = await shopperWith(shop, await newPatch(shop.sql))
  return { kari, payable: await kari.payable() }
}

/** The bank refuses a card, and the provider sends the event. */
async function refuse({ intentId }: Payable): Promise<Stripe.Event> {
  await expect(
    shop.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toThrow('declined')
  const event = await failureOf(shop.sql, intentId)
  expect((await deliver(shop, event)).status).toBe(200)
  return event
}

async function refuseTimes(times: number, payable: Payable) {
  for (let time = 0; time < times; time++) await refuse(payable)
}

const statusOf = async ({ intentId }: Payable) =>
  (await shop.stripe.paymentIntents.retrieve(intentId)).status
const again = async (shopper: Shopper) => (await shopper.checkOut()).status

test('nine refused cards, and the tenth card pays', async () => {
  const { kari, payable } = await checkedOut()
  await refuseTimes(9, payable)
  expect(await again(kari)).toBe(200)
  expect((await kari.settle(payable)).status).toBe(200)
})

test('after ten refusals the intent is cancelled, the order abandoned, and the session blocked for an hour', async () => {
  const { kari, payable } = await checkedOut()
  await refuseTimes(10, payable)
  expect(await statusOf(payable)).toBe('canceled')
  expect(await kari.orders()).toMatchObject([{ payment: 'abandoned' }])
  const response = await kari.checkOut()
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('3600')
  hoursLater(1)
  expect(await again(kari)).toBe(200)
})

test('a change of the cart between two cards does not reset the count', async () => {
  const { kari, payable } = await checkedOut()
  const [line] = await kari.cart()
  let latest = payable
  for (let time = 0; time < 10; time++) {
    await expect(
      shop.stripe.paymentIntents.confirm(latest.intentId, {
        payment_method: 'pm_card_visa_chargeDeclined',
      }),
    ).rejects.toThrow('declined')
    const refused = latest
    await kari.setQuantity(line?.id ?? 0, time + 2)
    latest = await kari.payable()
    // The provider sends the event after the intent has been replaced.
    await deliver(shop, await failureOf(shop.sql, refused.intentId))
  }
  expect(await statusOf(latest)).toBe('canceled')
  expect(await again(kari)).toBe(429)
})

test('a repeated event of the same refusal counts once', async () => {
  const { kari, payable } = await checkedOut()
  const event = await refuse(payable)
  for (let time = 0; time < 12; time++) await deliver(shop, event)
  expect(await again(kari)).toBe(200)
  expect(await statusOf(payable)).toBe('requires_payment_method')
})

test('expired refusals are deleted', async () => {
  const { payable } = await checkedOut()
  await refuse(payable)
  hoursLater(2)
  await shop.run('checkout.reconcile')
  expect(await shop.sql`select 1 from checkout.failed_payments`).toHaveLength(0)
})

test('the network address of an order is stored only while it is open', async () => {
  const { kari, payable } = await checkedOut()
  await kari.settle(payable)
  expect(
    await shop.sql`
      select 1
      from orders.orders
      where payment <> 'open'
        and client_address is not null
    `,
  ).toHaveLength(0)
})
