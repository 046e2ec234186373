import { expect, test } from 'vitest'
import { read } from '../../../api/testing/test-answers.ts'
import { successOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, refundsOf } from '../../../api/testing/test-shop-queries.ts'
import { deliver, newShopper, pay } from '../../../api/testing/test-shopper.ts'
import { checkoutFigures } from '../../checkout/figures/figure-queries.ts'
import type { StuckPayment } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

const stuck = () => read<StuckPayment[]>(shop.asStaff('GET', '/api/admin/stuck-payments'))
const counted = async () => (await checkoutFigures(shop.sql, new Date())).stuckPayments
const failAllAttempts = () => shop.whileProviderIsDown(() => shop.giveUpWork())

/** A payment to this shop for an order that it does not know. */
async function strayPayment(orderNumber: string): Promise<string> {
  const { id } = await shop.stripe.paymentIntents.create({
    amount: 24_900,
    currency: 'nok',
    metadata: { shop: 'http://shop.test', orderNumber },
  })
  await pay(shop, { intentId: id })
  return id
}

test('listStuckPayments 200: a payment of no order, while all attempts to pay it back have failed', async () => {
  const id = await strayPayment('RP-UKJENT00')
  await deliver(shop, await successOf(shop.sql, id))
  shop.setNow(new Date('2026-05-01T12:00:00Z'))
  await failAllAttempts()
  shop.setNow(new Date('2026-05-01T14:00:00Z'))
  await failAllAttempts()
  expect(await stuck()).toEqual([
    { paymentIntentId: id, kind: 'refund', since: '2026-05-01T12:00:00.000Z' },
  ])
  expect(await counted()).toBe(1)
  await shop.work()
  expect(await refundsOf(shop.sql, id)).toEqual([24_900])
  expect([await stuck(), await counted()]).toEqual([[], 0])
})

test('listStuckPayments 200: a payment that settles its order late', async () => {
  const kari = newShopper(shop)
  const { intentId } = await kari.paid(await newPatch(shop.sql))
  shop.waiting.push({ queue: 'checkout.settle-payment', data: { intentId } })
  await failAllAttempts()
  expect(await stuck()).toMatchObject([{ paymentIntentId: intentId, kind: 'settlement' }])
  await shop.work()
  expect(kari.mails()).toHaveLength(1)
  expect(await stuck()).toEqual([])
})

test('listStuckPayments 200: a refund that is tried in vain stays listed when a settlement of the same payment ends', async () => {
  const intentId = await strayPayment('RP-UKJENT01')
  await deliver(shop, await successOf(shop.sql, intentId))
  await failAllAttempts()
  const listed = await stuck()
  expect(listed).toMatchObject([{ paymentIntentId: intentId, kind: 'refund' }])
  const settlement = shop.jobs.find(({ queue }) => queue === 'checkout.settle-payment')
  await settlement?.handle({ intentId })
  expect(await stuck()).toEqual(listed)
  await shop.work()
  expect(await refundsOf(shop.sql, intentId)).toEqual([24_900])
  expect(await stuck()).toEqual([])
})

test('staff learn of a payment that cannot be settled after 21 minutes at most', () => {
  const settlement = shop.jobs.find(({ queue }) => queue === 'checkout.settle-payment')
  // The queue waits for 5 s before the first retry, and at most twice as long as before each further one.
  const longest = Array.from({ length: settlement?.retryLimit ?? 0 }, (_, retry) => 10 * 2 ** retry)
  const seconds = longest.reduce((sum, wait) => sum + Math.min(wait, 600), 0)
  expect(seconds).toBeLessThanOrEqual(21 * 60)
})
