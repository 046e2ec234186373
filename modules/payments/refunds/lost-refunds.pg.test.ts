import { expect, onTestFinished, test, vi } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import { msPerDay } from '../../shared/day.ts'
import { paymentOfOrder } from './payment-of-order.ts'
import { addOtherRefunds } from './test-refund-queries.ts'

const shop = await shopOfFile()

/** A paid order of which the provider's dashboard refunded 20 kr, without an event. */
async function refundedUnheard() {
  const kari = newShopper(shop)
  const payable = await kari.bought(await newPatch(shop.sql))
  const refund = { payment_intent: payable.intentId, amount: 20_00 }
  const { created } = await shop.stripe.refunds.create(refund)
  return { id: await kari.orderId(), refundedAt: created * 1000 }
}

const find = () => shop.run('payments.find-lost-refunds')
const refundedOf = async (id: number) => (await paymentOfOrder(shop.sql, id)).refunded

test('a refund of three days ago is found behind a hundred later ones', async () => {
  const { id, refundedAt } = await refundedUnheard()
  await addOtherRefunds(shop.sql, 100)
  shop.setNow(new Date(refundedAt + 3 * msPerDay))
  await find()
  expect(await refundedOf(id)).toBe(20_00)
})

test('an order that fails does not keep the others from their refunds, and the job fails', async () => {
  const orders = [await refundedUnheard(), await refundedUnheard()]
  const { list } = shop.stripe.refunds
  let failures = 1
  const spy = vi.spyOn(shop.stripe.refunds, 'list').mockImplementation((params) => {
    if (params?.payment_intent && failures-- > 0) throw new Error('The connection is lost')
    return list.call(shop.stripe.refunds, params)
  })
  onTestFinished(() => spy.mockRestore())
  const refunded = async () => (await Promise.all(orders.map(({ id }) => refundedOf(id)))).sort()
  await expect(find()).rejects.toThrow('Refunds were not brought up to date')
  expect(await refunded()).toEqual([0, 20_00])
  await find()
  expect(await refunded()).toEqual([20_00, 20_00])
})

test('an undeliverable order, which the shop refunded itself, is not asked about each hour', async () => {
  const kari = newShopper(shop)
  const patch = await newPatch(shop.sql, { stock: 1 })
  const payable = await kari.paid(patch)
  await setStock(shop.sql, patch, 0)
  await kari.confirm(payable)
  await shop.work()
  expect(await kari.orders()).toMatchObject([{ payment: 'refunded' }])
  const list = vi.spyOn(shop.stripe.refunds, 'list')
  onTestFinished(() => list.mockRestore())
  await find()
  const asked = list.mock.calls.map(([params]) => params?.payment_intent)
  expect(asked).not.toContain(payable.intentId)
})
