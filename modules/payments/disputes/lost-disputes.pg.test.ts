import type Stripe from 'stripe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { pay, shopperWith } from '../../../api/testing/test-shopper.ts'
import { msPerDay } from '../../shared/day.ts'
import { paymentOfOrder } from '../refunds/payment-of-order.ts'

const shop = await shopOfFile()

/** A paid order that its customer disputed, without an event. */
async function disputedUnheard() {
  const kari = await shopperWith(shop, await newPatch(shop.sql))
  const payable = await kari.payable()
  await pay(shop, payable, 'pm_card_createDispute')
  expect((await kari.confirm(payable)).status).toBe(200)
  const { data } = await shop.stripe.disputes.list({ payment_intent: payable.intentId })
  return { id: await kari.orderId(), total: payable.total, dispute: data[0] as Stripe.Dispute }
}

const find = () => shop.run('payments.find-lost-disputes')
const stateOf = async (id: number) => {
  const { disputed, disputes } = await paymentOfOrder(shop.sql, id)
  return { disputed, statuses: disputes.map(({ status }) => status) }
}

test.each([
  ['winning_evidence', 'won', 0],
  ['losing_evidence', 'lost', 1],
] as const)(
  'a dispute whose events never arrive is found, and so is %s three months later',
  async (evidence, status, share) => {
    const { id, total, dispute } = await disputedUnheard()
    expect(await stateOf(id)).toEqual({ disputed: 0, statuses: [] })
    await find()
    expect(await stateOf(id)).toEqual({ disputed: total, statuses: ['needs_response'] })
    await shop.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: evidence } })
    shop.setNow(new Date(dispute.created * 1000 + 90 * msPerDay))
    await find()
    expect(await stateOf(id)).toEqual({ disputed: total * share, statuses: [status] })
  },
)

test('a dispute that the shop has as the provider does is not asked about each hour', async () => {
  const { dispute } = await disputedUnheard()
  await find()
  const asked = vi.spyOn(shop.stripe.disputes, 'retrieve')
  onTestFinished(() => asked.mockRestore())
  await find()
  expect(asked.mock.calls.map(([id]) => id)).not.toContain(dispute.id)
})

test('a dispute that fails does not keep the others from being stored, and the job fails', async () => {
  const orders = [await disputedUnheard(), await disputedUnheard()]
  const { retrieve } = shop.stripe.disputes
  let failures = 1
  const spy = vi.spyOn(shop.stripe.disputes, 'retrieve').mockImplementation((id) => {
    if (failures-- > 0) throw new Error('The connection is lost')
    return retrieve.call(shop.stripe.disputes, id)
  })
  onTestFinished(() => spy.mockRestore())
  const found = async () => {
    const states = await Promise.all(orders.map(({ id }) => stateOf(id)))
    return states.filter(({ statuses }) => statuses.length > 0).length
  }
  await expect(find()).rejects.toThrow('Disputes were not brought up to date')
  expect(await found()).toBe(1)
  await find()
  expect(await found()).toBe(2)
})
