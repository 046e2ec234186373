import { afterEach, describe, expect, test } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setPrice, stockOf, wholeState } from '../../../api/testing/test-shop-queries.ts'
import {
  expectPaidOnce,
  newShopper,
  shippingAddress,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import type { Order } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

afterEach(() => shop.work())

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)

describe('sendOrderConfirmation', () => {
  test('200 API-21 the paid order is pending, stock falls, the cart is empty, one mail is queued', async () => {
    const id = await patch({ stock: 7 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id, 2)
    expect(await stockOf(shop.sql, id)).toBe(7)
    const response = await kari.confirm(payable)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ok: true })

    const [order] = await kari.orders()
    expect(order).toMatchObject({ payment: 'paid', status: 'pending' })
    expect(shop.waiting).toEqual([
      { queue: 'post.mail', data: { kind: 'receipt', about: order?.id, number: 1 } },
    ])
    await expectPaidOnce(shop, kari, id, 5)
  })

  test('200 API-21 the receipt is Norwegian, in html and text, with number, lines and amounts', async () => {
    const kari = newShopper(shop)
    const payable = await kari.bought(await patch({ price: 49 }), 3, { discountCode: '3FOR2' })
    await shop.work()
    const [mail] = kari.mails()
    expect(mail?.subject).toContain(payable.orderNumber)
    expect(mail?.messageId).toContain(payable.orderNumber)
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain('Takk for bestillingen, Kari Nordmann!')
      expect(body).toContain(payable.orderNumber)
      expect(body).toContain('3FOR2')
      expect(body).toContain('Storgata 1')
      expect(body).toMatch(/157(,00)?\skr/)
    }
    expect(mail?.html).toContain('<html lang="nb"')
    expect(mail?.text).not.toContain('<')
  })

  test('200 API-21 the receipt shows the customer’s emojis, and the search finds the order by them', async () => {
    const kari = newShopper(shop)
    const customerName = 'Kari 🎓 Nordmann'
    const address = { ...shippingAddress, firstName: 'Kari 🎓', address: 'Storgata 1 🍺' }
    const changes = { customerName, shippingAddress: address }
    const payable = await kari.bought(await patch(), 1, changes)
    await shop.work()
    const [mail] = kari.mails()
    for (const body of [mail?.html, mail?.text]) {
      expect(body).toContain('Takk for bestillingen, Kari 🎓 Nordmann!')
      expect(body).toContain('Storgata 1 🍺')
    }
    const path = `/api/admin/orders?search=${encodeURIComponent('kari 🎓')}`
    const found = (await (await shop.asStaff('GET', path)).json()) as Order[]
    expect(found).toMatchObject([{ orderNumber: payable.orderNumber, customerName }])
  })

  test('200 API-21 a repeated call changes nothing', async () => {
    const id = await patch({ stock: 7 })
    const kari = newShopper(shop)
    const payable = await kari.bought(id)
    const before = await wholeState(shop.sql)
    expect((await kari.confirm(payable)).status).toBe(200)
    expect(await wholeState(shop.sql)).toEqual(before)
    await expectPaidOnce(shop, kari, id, 6)
  })

  test('200 API-21 a repeated call keeps what was added to the cart later', async () => {
    const kari = newShopper(shop)
    const payable = await kari.bought(await patch())
    await kari.put(await patch())
    await kari.confirm(payable)
    expect(await kari.cart()).toHaveLength(1)
  })

  test('200 API-21 a session that bought once buys again, as an order of its own', async () => {
    const id = await patch({ stock: 7 })
    const kari = newShopper(shop)
    const first = await kari.bought(id)
    const second = await kari.bought(id, 2)
    expect(second.orderNumber).not.toBe(first.orderNumber)
    expect(await kari.orders()).toMatchObject([
      { orderNumber: first.orderNumber, payment: 'paid' },
      { orderNumber: second.orderNumber, payment: 'paid' },
    ])
    expect(await stockOf(shop.sql, id)).toBe(4)
  })

  test('200 API-21 a price that rose after the checkout does not change the order', async () => {
    const id = await patch({ price: 49 })
    const kari = await shopperWith(shop, id)
    const payable = await kari.payable()
    await setPrice(shop.sql, id, 99)
    expect((await kari.settle(payable)).status).toBe(200)
    expect(await kari.orders()).toMatchObject([{ total: 108_00 }])
  })

  test('404 API-21 for another session, intent or order number, and nothing changes', async () => {
    const id = await patch()
    const [kari, ola] = [newShopper(shop), newShopper(shop)]
    const hers = await kari.paid(id)
    await ola.put(id)
    const his = await ola.payable()
    const before = await wholeState(shop.sql)
    const attempts = [
      ola.confirm(hers),
      ola.confirm({ ...his, intentId: hers.intentId }),
      ola.confirm({ ...his, orderNumber: hers.orderNumber }),
      ola.confirm({ ...his, intentId: 'pi_nobodyknowsthis' }),
      kari.confirm({ ...hers, orderNumber: 'RP-AAAAAAAA' }),
    ]
    for (const response of await Promise.all(attempts)) {
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: expect.any(String) })
    }
    expect(await wholeState(shop.sql)).toEqual(before)
    expect(shop.waiting).toEqual([])
  })

  test('422 API-21 for an unpaid or refused intent, and nothing changes', async () => {
    const kari = await shopperWith(shop, await patch())
    const payable = await kari.payable()
    const refuse = async () => {
      const before = await wholeState(shop.sql)
      const response = await kari.confirm(payable)
      expect(response.status).toBe(422)
      expect(await response.json()).toMatchObject({ code: 'payment_not_completed' })
      expect(await wholeState(shop.sql)).toEqual(before)
    }
    await refuse()
    const { paymentIntents } = shop.stripe
    await expect(
      paymentIntents.confirm(payable.intentId, { payment_method: 'pm_card_visa_chargeDeclined' }),
    ).rejects.toMatchObject({ code: 'card_declined' })
    await refuse()
    await paymentIntents.confirm(payable.intentId, {
      payment_method: 'pm_card_authenticationRequired',
    })
    await refuse()
    expect(await kari.cart()).toHaveLength(1)
  })

  test.each([
    ['nothing', {}],
    ['an invalid id', { paymentIntentId: 'cs_1', orderNumber: 'RP-AAAAAAAA' }],
    ['an invalid order number', { paymentIntentId: 'pi_abcd', orderNumber: 'RP-1' }],
    [
      'an unknown field',
      { paymentIntentId: 'pi_abcd', orderNumber: 'RP-AAAAAAAA', status: 'paid' },
    ],
  ])('400 API-21 for %s', async (_name, body) => {
    const { headers } = newShopper(shop)
    const response = await shop.call('POST', '/api/send-order-confirmation', { headers, body })
    expect(response.status).toBe(400)
  })
})

test('items added after the payment stay in the cart', async () => {
  const [bought, later] = [await newPatch(shop.sql, {}), await newPatch(shop.sql, {})]
  const kari = newShopper(shop)
  const payable = await kari.paid(bought)
  await kari.put(later, 2)
  expect((await kari.confirm(payable)).status).toBe(200)
  expect(await kari.cart()).toMatchObject([{ id: later, quantity: 2 }])
})
