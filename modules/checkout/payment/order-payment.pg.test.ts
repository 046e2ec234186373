import { expect, test } from 'vitest'
import { read } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { newShopper, type Shopper } from '../../../api/testing/test-shopper.ts'

const shop = await shopOfFile()
const kari = newShopper(shop)
const order = await kari.paid(await newPatch(shop.sql))

type OwnPayment = { payment: string; token?: string }

const paidOrder = async (shopper: Shopper) => shopper.bought(await newPatch(shop.sql))

const ask = (headers: Record<string, string>, orderNumber = order.orderNumber) =>
  shop.call('GET', `/api/orders/${orderNumber}/payment`, { headers })

test('CONF-03 the session that placed the order learns the state of its payment, and nothing else', async () => {
  expect(await (await ask(kari.headers)).json()).toEqual({ payment: 'waiting' })
  await kari.confirm(order)
  expect(await (await ask(kari.headers)).json()).toEqual({
    payment: 'paid',
    token: expect.stringContaining(order.orderNumber),
  })
})

test('the session gets the link of its order for an hour, so that the next user of the device does not', async () => {
  const eva = newShopper(shop)
  const { orderNumber } = await paidOrder(eva)
  const ownPayment = () => read<OwnPayment>(ask(eva.headers, orderNumber))
  const { token } = await ownPayment()
  expect(await read(shop.call('GET', `/api/linked-order?token=${token}`))).toMatchObject({
    orderNumber,
    shippingAddress: expect.stringContaining('Storgata 1'),
  })
  shop.setNow(new Date('2026-05-01T10:59:59Z'))
  expect((await ownPayment()).token).toBe(token)
  shop.setNow(new Date('2026-05-01T11:00:00Z'))
  expect(await ownPayment()).toEqual({ payment: 'paid' })
})

test('a session that knows only the number does not learn whether the order exists', async () => {
  const stranger = newShopper(shop)
  const known = await ask(stranger.headers)
  const unknown = await ask(stranger.headers, 'RP-ZZZZZZZZ')
  expect(await known.json()).toEqual({ payment: 'unknown' })
  expect(await unknown.json()).toEqual({ payment: 'unknown' })
  expect((await ask({})).status).toBe(400)
})

test('a session that also knows the intent does not learn whether the order exists', async () => {
  const stranger = newShopper(shop)
  const known = await stranger.confirm(order)
  const unknown = await stranger.confirm({ intentId: 'pi_unknown', orderNumber: 'RP-ZZZZZZZZ' })
  expect([known.status, unknown.status]).toEqual([404, 404])
  expect(await known.json()).toEqual(await unknown.json())
})

test('the page of an order is the same for every other session', async () => {
  const page = (number: string) =>
    shop.call('GET', `/order-confirmation?order_number=${number}`).then((answer) => answer.text())
  expect(await page(order.orderNumber)).toBe(await page('RP-ZZZZZZZZ'))
})
