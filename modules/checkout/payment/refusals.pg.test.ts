import { afterEach, describe, expect, test } from 'vitest'
import { accepted } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock, wholeState } from '../../../api/testing/test-shop-queries.ts'
import {
  newShopper,
  type Shopper,
  shippingAddress,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'

const shop = await shopOfFile()
const today = new Date('2026-05-01T10:00:00Z')

afterEach(() => {
  shop.setNow(today)
})

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)
const intent = (id: string) => shop.stripe.paymentIntents.retrieve(id)
const { newCode } = staffOf(shop)

describe('createPaymentIntent 400, and nothing changes', () => {
  test.each([
    ['an amount', { amount: 100 }],
    ['a total', { total: 1 }],
    ['a currency', { currency: 'sek' }],
    ['lines of its own', { items: [{ productId: 1, quantity: 1, price: 1 }] }],
    ['a field within the address', { shippingAddress: { ...shippingAddress, shipping: 0 } }],
    ['an address without a required field', { shippingAddress: { firstName: 'Kari' } }],
    [
      'a postal code without four digits',
      { shippingAddress: { ...shippingAddress, postalCode: 'zzz' } },
    ],
    ['a phone number of one digit', { shippingAddress: { ...shippingAddress, phone: '1' } }],
    [
      'a phone number of sixteen digits',
      { shippingAddress: { ...shippingAddress, phone: '4'.repeat(16) } },
    ],
    ['a blank name', { customerName: '  ' }],
    ['names that are too long', { customerName: `${'a'.repeat(200)} ${'b'.repeat(201)}` }],
    ['a name with a right-to-left override', { customerName: 'Kari \u202enatsirK' }],
    ['a name in an isolate', { customerName: '\u2066Kari\u2069' }],
    ['an invalid mail address', { customerEmail: 'kari' }],
    ['a code of a wrong type', { discountCode: 3 }],
  ])('API-20 for %s', async (_name, changes) => {
    const kari = await shopperWith(shop, await patch())
    const before = await wholeState(shop.sql)
    const response = await kari.checkOut(changes)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: expect.any(String),
      code: 'malformed_request',
    })
    expect(await wholeState(shop.sql)).toEqual(before)
  })

  test.each([
    ['lastName', 'Nord\tmann'],
    ['postalCode', '01550'],
    ['phone', 'mobil 12'],
  ])('API-20 naming the field %s that the customer filled in', async (name, value) => {
    const changes = { shippingAddress: { ...shippingAddress, [name]: value } }
    const response = await newShopper(shop).checkOut(changes)
    expect(await response.json()).toMatchObject({ field: `shippingAddress.${name}` })
  })

  test.each([
    ['broken JSON', { raw: '{"customerEmail": ' }],
    ['an empty body', { raw: '' }],
    ['null', { raw: 'null' }],
    ['an array', { body: [] }],
  ])('API-20 for %s', async (_name, init) => {
    const kari = await shopperWith(shop, await patch())
    const before = await wholeState(shop.sql)
    const { headers } = kari
    const response = await shop.call('POST', '/api/create-payment-intent', { headers, ...init })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: expect.any(String) })
    expect(await wholeState(shop.sql)).toEqual(before)
  })

  test.each<[string, Record<string, string>]>([
    ['no session', {}],
    ['an empty session', { 'x-session-id': '' }],
    ['an overlong session', { 'x-session-id': `session_${'x'.repeat(5000)}` }],
    ['a malformed session', { 'x-session-id': "session'; drop table" }],
  ])('API-20 for %s', async (_name, headers) => {
    const before = await wholeState(shop.sql)
    const body = newShopper(shop).details
    const response = await shop.call('POST', '/api/create-payment-intent', { headers, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: expect.any(String) })
    expect(await wholeState(shop.sql)).toEqual(before)
  })
})

describe('createPaymentIntent 422, and nothing changes', () => {
  async function refused(kari: Shopper, changes: object = {}) {
    const before = await wholeState(shop.sql)
    const { error, code } = await accepted<Record<string, string>>(kari.checkOut(changes), 422)
    expect(error).not.toBe('')
    expect(await wholeState(shop.sql)).toEqual(before)
    return code
  }

  test('API-20 for an empty cart', async () => {
    expect(await refused(newShopper(shop))).toBe('cart_empty')
  })

  test('API-20 for a patch that sold out, or has too few units left, since it was added to the cart', async () => {
    const id = await patch({ stock: 5 })
    const kari = await shopperWith(shop, id, 3)
    await setStock(shop.sql, id, 2)
    expect(await refused(kari)).toBe('sold_out')
    await setStock(shop.sql, id, 0)
    expect(await refused(kari)).toBe('sold_out')
    await setStock(shop.sql, id, 3)
    expect((await kari.checkOut()).status).toBe(200)
  })

  test('API-20 for an unknown code, an inactive one, and one below its minimum', async () => {
    await newCode('AVSKRUDD', { isActive: false })
    await newCode('FRA500', { minimumAmount: 500_00 })
    const kari = await shopperWith(shop, await patch({ price: 49 }))
    expect(await refused(kari, { discountCode: 'NOPE' })).toBe('invalid_discount_code')
    expect(await refused(kari, { discountCode: 'AVSKRUDD' })).toBe('invalid_discount_code')
    expect(await refused(kari, { discountCode: 'FRA500' })).toBe('discount_minimum_not_met')
  })

  test('API-20 for a code after its last day, which ends at midnight in Oslo', async () => {
    await newCode('SISTEDAG', { validUntil: '2026-05-01' })
    const kari = await shopperWith(shop, await patch())
    shop.setNow(new Date('2026-05-01T21:59:59Z'))
    const payable = await kari.payable({ discountCode: 'SISTEDAG' })
    shop.setNow(new Date('2026-05-01T22:00:00Z'))
    expect(await refused(kari, { discountCode: 'SISTEDAG' })).toBe('invalid_discount_code')
    expect((await kari.payable()).orderNumber).toBe(payable.orderNumber)
  })

  test('API-20 for more than the card limit; a smaller cart is payable afterwards', async () => {
    const id = await patch({ price: 20_000, stock: 60 })
    const kari = await shopperWith(shop, id, 60)
    expect(await refused(kari)).toBe('amount_too_large')
    await kari.setQuantity(id, 2)
    const { intentId } = await kari.payable()
    expect((await intent(intentId)).amount).toBe(40_000_00)
  })
})
