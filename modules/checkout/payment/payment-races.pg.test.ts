import { afterEach, expect, test, vi } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { newShopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import { noteReplaced } from '../../orders/open/intent-queries.ts'

const shop = await shopOfFile()
afterEach(() => vi.restoreAllMocks())

const newStock = (id: number, stock: number) =>
  shop.sql`update catalogue.products set stock = ${stock} where id = ${id}`

/** Cancels an intent at the provider, unknown to this process. */
const cancelUnheard = (id: string) =>
  shop.sql`update test_payments.objects set body = body || '{"status": "canceled"}' where id = ${id}`

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)

test('only the intent of the latest revision can be paid, whichever call finishes last', async () => {
  const id = await patch({ price: 50, stock: 100 })
  const kari = await shopperWith(shop, id)
  await kari.payable()
  for (let quantity = 2; quantity <= 4; quantity++) {
    await kari.setQuantity(id, quantity)
    await Promise.all(
      Array.from({ length: 5 }, (_, call) => kari.checkOut({ customerName: `Kari ${call % 2}` })),
    )
  }
  const [order] = await kari.orders()
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 })
  const open = data.filter(
    ({ metadata, status }) => metadata.orderNumber === order?.orderNumber && status !== 'canceled',
  )
  expect(open).toMatchObject([{ id: order?.intentId, amount: 259_00 }])
  expect(Number(open[0]?.metadata.revision)).toBe(order?.revision)
})

test('a cart whose payment is in progress cannot be ordered a second time', async () => {
  for (let round = 0; round < 8; round++) {
    const id = await patch({ stock: 100 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id, 2)
    await Promise.all([kari.confirm(payable), ...Array.from({ length: 4 }, () => kari.checkOut())])
    expect(await kari.cart()).toEqual([])
    const orders = await kari.orders()
    expect(orders.map(({ payment }) => payment)).toEqual(['paid'])
  }
})

test('an intent that a concurrent call linked and withdrew is not linked again', async () => {
  const id = await patch({ stock: 3 })
  const kari = await shopperWith(shop, id)
  const { paymentIntents } = shop.stripe
  const create = paymentIntents.create.bind(paymentIntents)
  const slowly = Promise.withResolvers<void>()
  const creating = vi.spyOn(paymentIntents, 'create').mockImplementationOnce(async (...request) => {
    await slowly.promise
    return create(...(request as Parameters<typeof create>))
  })
  const slow = kari.payable()
  await expect.poll(() => creating).toHaveBeenCalledOnce()
  await kari.payable()
  // The change is refused, after the intent for the earlier contents has been withdrawn.
  await kari.setQuantity(id, 2)
  await newStock(id, 1)
  expect((await kari.checkOut()).status).toBe(422)
  await kari.setQuantity(id, 1)
  slowly.resolve()
  for (const { intentId } of [await slow, await kari.payable()])
    expect((await paymentIntents.retrieve(intentId)).status).toBe('requires_payment_method')
})

test('an intent that another process cancelled for a change, and then ended, is not handed out again', async () => {
  const kari = await shopperWith(shop, await patch({ stock: 3 }))
  const { intentId } = await kari.payable()
  await noteReplaced(shop.sql, await kari.orderId(), intentId)
  await cancelUnheard(intentId)
  const again = await kari.payable()
  expect(again.intentId).not.toBe(intentId)
  expect((await shop.stripe.paymentIntents.retrieve(again.intentId)).status).not.toBe('canceled')
})
