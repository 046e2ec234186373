import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../../api/testing/test-shop.ts'
import { newPatch, ordersOf } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)

test('only the intent of the latest revision can be paid, whichever call finishes last', async () => {
  const id = await patch({ price: 50, stock: 100 })
  const kari = newShopper(shop)
  await kari.put(id)
  await kari.payable()
  for (let quantity = 2; quantity <= 4; quantity++) {
    await kari.setQuantity(id, quantity)
    await Promise.all(
      Array.from({ length: 5 }, (_, call) => kari.checkOut({ customerName: `Kari ${call % 2}` })),
    )
  }
  const [order] = await ordersOf(shop.sql, kari.session)
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
    const orders = await ordersOf(shop.sql, kari.session)
    expect(orders.map(({ payment }) => payment)).toEqual(['paid'])
  }
})
