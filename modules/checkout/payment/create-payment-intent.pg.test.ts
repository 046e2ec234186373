import Stripe from 'stripe'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eventsOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setPrice, whileKeyIsInUse } from '../../../api/testing/test-shop-queries.ts'
import {
  deliver,
  expectPaidOnce,
  newShopper,
  pay,
  shippingAddress,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'

const shop = await shopOfFile()

afterEach(() => {
  vi.restoreAllMocks()
})

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)
const intent = (id: string) => shop.stripe.paymentIntents.retrieve(id)
async function intentsFor(orderNumber: string): Promise<string[]> {
  const { data } = await shop.stripe.paymentIntents.list({ limit: 100 })
  return data.filter(({ metadata }) => metadata.orderNumber === orderNumber).map(({ id }) => id)
}
const { newCode } = staffOf(shop)

describe('createPaymentIntent 200', () => {
  test('API-19 returns a client secret and an order number; the order has lines and amounts', async () => {
    const [cheap, dear] = [await patch({ price: 49 }), await patch({ price: 69 })]
    const kari = await shopperWith(shop, cheap, 2)
    await kari.put(dear)
    const { clientSecret, orderNumber, intentId } = await kari.payable()

    expect(orderNumber).toMatch(/^RP-[A-Z0-9]{8}$/)
    expect(await intent(intentId)).toMatchObject({
      client_secret: clientSecret,
      amount: 226_00,
      currency: 'nok',
      metadata: { orderNumber },
    })
    expect(await kari.orders()).toMatchObject([
      {
        orderNumber,
        payment: 'open',
        intentId,
        subtotal: 167_00,
        discount: 0,
        shipping: 59_00,
        total: 226_00,
        discountCode: null,
        lines: [
          { productId: cheap, unitPrice: 49_00, quantity: 2 },
          { productId: dear, unitPrice: 69_00, quantity: 1 },
        ],
      },
    ])
  })

  test.each([
    { price: 499, quantity: 1, shipping: 59, discount: 0, total: 558 },
    { price: 500, quantity: 1, shipping: 0, discount: 0, total: 500 },
    { price: 49, quantity: 3, discountCode: '3FOR2', shipping: 59, discount: 49, total: 157 },
    { price: 49, quantity: 3, discountCode: ' 3for2 ', shipping: 59, discount: 49, total: 157 },
    { price: 249, quantity: 3, discountCode: '3FOR2', shipping: 59, discount: 249, total: 557 },
    { price: 250, quantity: 3, discountCode: '3FOR2', shipping: 0, discount: 250, total: 500 },
    { price: 49, quantity: 3, discountCode: '', shipping: 59, discount: 0, total: 206 },
    { price: 49, quantity: 3, discountCode: null, shipping: 59, discount: 0, total: 206 },
  ])('API-19 PRICE-01 PRICE-02 PRICE-05 PRICE-07 PRICE-08 %j', async (row) => {
    const { price, quantity, shipping, discount, total, ...code } = row
    const kari = await shopperWith(shop, await patch({ price }), quantity)
    const { intentId } = await kari.payable(code)
    expect((await intent(intentId)).amount).toBe(total * 100)
    expect(await kari.orders()).toMatchObject([
      { shipping: shipping * 100, discount: discount * 100, total: total * 100 },
    ])
  })

  test('API-19 first and last name may both have the full length of their fields', async () => {
    const [firstName, lastName] = ['a'.repeat(200), 'b'.repeat(200)]
    const kari = await shopperWith(shop, await patch())
    const customerName = `${firstName} ${lastName}`
    const address = { ...shippingAddress, firstName, lastName }
    await kari.payable({ customerName, shippingAddress: address })
    expect(await kari.orders()).toMatchObject([{ total: 108_00 }])
  })

  test('API-19 the server computes the reduction of a staff code', async () => {
    await newCode('FEMTEN', { value: 15 })
    const kari = await shopperWith(shop, await patch({ price: 110 }), 2)
    await kari.payable({ discountCode: 'femten' })
    expect(await kari.orders()).toMatchObject([
      { subtotal: 220_00, discount: 33_00, discountCode: 'FEMTEN', total: 246_00 },
    ])
  })

  test('API-19 PRICE-06 custom patches are paid in full under 3FOR2', async () => {
    const kari = await shopperWith(shop, 999_999, 12)
    const { intentId } = await kari.payable({ discountCode: '3FOR2' })
    expect((await intent(intentId)).amount).toBe(12 * 149_00)
  })

  test('API-19 the current price counts, not the price when it was added to the cart', async () => {
    const id = await patch({ price: 49 })
    const kari = await shopperWith(shop, id)
    await setPrice(shop.sql, id, 79)
    const { intentId } = await kari.payable()
    expect((await intent(intentId)).amount).toBe(138_00)
  })

  test('API-19 the order is written before the intent is requested', async () => {
    const kari = await shopperWith(shop, await patch({ price: 49 }))
    const create = shop.stripe.paymentIntents.create.bind(shop.stripe.paymentIntents)
    let written: object[] = []
    vi.spyOn(shop.stripe.paymentIntents, 'create').mockImplementation(async (params, options) => {
      written = await kari.orders()
      return create(params as Stripe.PaymentIntentCreateParams, options)
    })
    const { orderNumber } = await kari.payable()
    expect(written).toMatchObject([
      { orderNumber, intentId: null, total: 108_00, lines: [{ quantity: 1 }] },
    ])
  })

  test('API-19 repeated calls give one order, one intent and the same client secret', async () => {
    const kari = await shopperWith(shop, await patch())
    const first = await kari.payable()
    expect(await kari.payable()).toEqual(first)
    expect(await kari.payable({ discountCode: null })).toEqual(first)
    expect(await kari.orders()).toHaveLength(1)
  })

  test('API-19 two concurrent clicks give one order and one intent', async () => {
    for (let round = 0; round < 5; round++) {
      const kari = await shopperWith(shop, await patch())
      const [one, other] = await Promise.all([kari.payable(), kari.payable()])
      expect(one).toEqual(other)
      expect(await kari.orders()).toMatchObject([{ intentId: one.intentId }])
      expect(await intentsFor(one.orderNumber)).toEqual([one.intentId])
    }
  })

  test('API-19 a call gets the intent that a concurrent call is making', async () => {
    const kari = await shopperWith(shop, await patch())
    const create = shop.stripe.paymentIntents.create.bind(shop.stripe.paymentIntents)
    const asked = vi
      .spyOn(shop.stripe.paymentIntents, 'create')
      .mockImplementationOnce((parameters, options) =>
        whileKeyIsInUse(shop.sql, options?.idempotencyKey ?? '', () => create(parameters, options)),
      )
    const made = await kari.payable()
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
    expect(await intentsFor(made.orderNumber)).toEqual([made.intentId])
  })

  test('API-19 after a change the same order has another intent, and the previous one is cancelled', async () => {
    const id = await patch({ price: 49 })
    const kari = await shopperWith(shop, id)
    const first = await kari.payable()
    await kari.setQuantity(id, 3)
    const second = await kari.payable({ discountCode: '3FOR2' })
    expect(second).toMatchObject({ orderNumber: first.orderNumber, total: 157_00 })
    expect(await intent(second.intentId)).toMatchObject({ amount: 157_00 })
    expect(await intent(first.intentId)).toMatchObject({ amount: 108_00, status: 'canceled' })
    const third = await kari.payable({ customerName: 'Kari N.', discountCode: '3FOR2' })
    expect(third.intentId).not.toBe(second.intentId)
    expect(await kari.orders()).toMatchObject([
      { payment: 'open', total: 157_00, intentId: third.intentId, lines: [{ quantity: 3 }] },
    ])
  })

  test('a tab with a stale amount is charged the amount it shows, or nothing', async () => {
    const id = await patch({ price: 49, stock: 100 })
    for (let round = 0; round < 5; round++) {
      const kari = await shopperWith(shop, id, 3)
      const shown = await kari.payable({ discountCode: '3FOR2' })
      const paying = pay(shop, shown).then(
        ({ amount_received }) => amount_received,
        () => 0,
      )
      const other = await kari.checkOut()
      const charged = await paying
      expect([0, 157_00]).toContain(charged)
      expect(other.status).toBe(charged ? 422 : 200)
    }
    const kari = await shopperWith(shop, id, 3)
    const shown = await kari.payable({ discountCode: '3FOR2' })
    const other = await kari.payable()
    await expect(pay(shop, shown)).rejects.toThrow('canceled')
    expect((await pay(shop, other)).amount_received).toBe(206_00)
    expect((await kari.confirm(other)).status).toBe(200)
  })

  test('API-19 order numbers are unique, and the database refuses a second one', async () => {
    const id = await patch()
    const numbers: string[] = []
    for (let count = 0; count < 10; count++) {
      const kari = await shopperWith(shop, id)
      numbers.push((await kari.payable()).orderNumber)
    }
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number).toMatch(/^RP-[A-Z0-9]{8}$/)
    await expect(
      shop.sql`insert into orders.orders (order_number, session_id) values (${numbers[0] ?? ''}, 'session_other_one')`,
    ).rejects.toThrow('unique')
  })
})

describe('createPaymentIntent tells the provider of the order', () => {
  test('what is needed to write it again, and nothing by which the provider would send mails', async () => {
    const id = await patch({ price: 49 })
    const kari = await shopperWith(shop, id, 3)
    const { intentId, orderNumber } = await kari.payable({ discountCode: '3FOR2' })
    const { metadata, shipping, receipt_email } = await intent(intentId)
    expect(metadata).toEqual({
      orderNumber,
      revision: '1',
      shop: 'http://shop.test',
      contents: '1',
      sealedSession: expect.stringMatching(/^[A-Za-z0-9_-]{70,}$/),
      email: kari.email,
      firstName: 'Kari',
      lastName: 'Nordmann',
      discountCode: '3FOR2',
      subtotal: '14700',
      discount: '4900',
      shipping: '5900',
      lines1: `${id}x3@4900`,
    })
    expect(shipping).toMatchObject({
      name: 'Kari Nordmann',
      phone: '40000000',
      address: { line1: 'Storgata 1', postal_code: '0155', city: 'Oslo', country: 'NO' },
    })
    expect(receipt_email).toBeNull()
  })

  test('200 when the provider refuses what it is told: the payment goes on without', async () => {
    const kari = await shopperWith(shop, await patch({ price: 49 }))
    const create = shop.stripe.paymentIntents.create.bind(shop.stripe.paymentIntents)
    const refusing = vi.spyOn(shop.stripe.paymentIntents, 'create')
    refusing.mockImplementation((async (
      params: Stripe.PaymentIntentCreateParams,
      options: Stripe.RequestOptions,
    ) => {
      const metadata = { ...params.metadata, ...(params.shipping && { email: 'x'.repeat(501) }) }
      return create({ ...params, metadata }, options)
    }) as typeof create)
    const payable = await kari.payable()
    expect((await intent(payable.intentId)).metadata).toEqual({
      orderNumber: payable.orderNumber,
      revision: '1',
      shop: 'http://shop.test',
    })
    expect(await kari.payable()).toEqual(payable)
    expect((await kari.settle(payable)).status).toBe(200)
  })

  test('200 after a revision that the database has lost used its key for another intent', async () => {
    const kari = await shopperWith(shop, await patch({ price: 49 }))
    const create = shop.stripe.paymentIntents.create.bind(shop.stripe.paymentIntents)
    const making = vi.spyOn(shop.stripe.paymentIntents, 'create')
    making.mockImplementationOnce((async (
      params: Stripe.PaymentIntentCreateParams,
      options: Stripe.RequestOptions,
    ) => {
      const { orderNumber = '' } = params.metadata || {}
      const idempotencyKey = `order-${orderNumber}-1-1`
      await create(
        { amount: 108_00, currency: 'nok', metadata: { orderNumber } },
        { idempotencyKey },
      )
      return create(params, options)
    }) as typeof create)
    const payable = await kari.payable()
    expect(making).toHaveBeenCalledTimes(1)
    expect(await intentsFor(payable.orderNumber)).toHaveLength(2)
    expect(await kari.payable()).toEqual(payable)
  })
})

const unreachable = () =>
  new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'unreachable' })

describe('createPaymentIntent when the intent is unusable', () => {
  test('502 API-20 when the provider does not answer; the next call continues the same order', async () => {
    const kari = newShopper(shop)
    const id = await patch({ price: 49 })
    await kari.put(id)
    vi.spyOn(shop.stripe.paymentIntents, 'create').mockRejectedValueOnce(unreachable())
    const response = await kari.checkOut()
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ error: expect.any(String) })
    const [order] = await kari.orders()
    expect(order).toMatchObject({ payment: 'open', intentId: null })

    await kari.setQuantity(id, 2)
    const payable = await kari.payable()
    expect(payable.orderNumber).toBe(order?.orderNumber)
    expect((await intent(payable.intentId)).amount).toBe(157_00)
  })

  test('200 API-19 after a lost answer of the provider: its intent is used', async () => {
    const kari = await shopperWith(shop, await patch())
    const create = shop.stripe.paymentIntents.create.bind(shop.stripe.paymentIntents)
    vi.spyOn(shop.stripe.paymentIntents, 'create').mockImplementationOnce(async (...request) => {
      await create(...(request as Parameters<typeof create>))
      throw unreachable()
    })
    expect((await kari.checkOut()).status).toBe(502)
    const { orderNumber, intentId } = await kari.payable()
    expect(await intentsFor(orderNumber)).toEqual([intentId])
  })

  test('200 with the same intent when it has been paid unheard, which charges nothing twice', async () => {
    const id = await patch()
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    expect(await kari.payable()).toEqual(payable)
    await expect(pay(shop, payable)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    await kari.confirm(payable)
    await expectPaidOnce(shop, kari, id, 19)
    expect(await intentsFor(payable.orderNumber)).toEqual([payable.intentId])
  })

  test('422 when the intent has been paid unheard and the cart changed: the order becomes paid, as it was', async () => {
    const id = await patch({ stock: 2 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id, 2)
    await kari.setQuantity(id, 1)
    const response = await kari.checkOut()
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'cart_empty' })
    expect(await kari.orders()).toMatchObject([
      { orderNumber: payable.orderNumber, payment: 'paid', lines: [{ quantity: 2 }] },
    ])
  })

  test('200 when the intent has been cancelled: the call makes a new order with its own intent', async () => {
    const kari = await shopperWith(shop, await patch())
    const first = await kari.payable()
    await shop.stripe.paymentIntents.cancel(first.intentId)
    for (const event of await eventsOf(shop.sql, first.intentId)) await deliver(shop, event)
    const second = await kari.payable()
    expect(second.intentId).not.toBe(first.intentId)
    expect(await kari.orders()).toMatchObject([
      { orderNumber: first.orderNumber, payment: 'abandoned' },
      { orderNumber: second.orderNumber, payment: 'open' },
    ])
  })
})
