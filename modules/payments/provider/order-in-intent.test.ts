import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customPatch } from '../../catalogue/rules.ts'
import type { Customer } from '../../orders/revisions/revision-queries.ts'
import { PaymentIntentRequest } from '../../shared/contract/schemas.ts'
import {
  fieldsOfIntent,
  type LineInIntent,
  type OrderInIntent,
  orderInIntent,
} from './order-in-intent.ts'

const { customerEmail, customerName, shippingAddress } = PaymentIntentRequest.shape

/** Texts that the contract takes, of characters with one to four bytes, and of the greatest length. */
const textOf = (schema: { safeParse(text: string): { success: boolean } }, longest: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
      fc.constantFrom('a', 'å', '牌', '😀').map((character) => character.repeat(longest)),
    )
    .map((text) => text.trim())
    .filter((text) => schema.safeParse(text).success)

const line = textOf(shippingAddress.shape.city, 200)
const email = fc
  .constantFrom('kari@example.com', `${'k'.repeat(54)}@${`${'å'.repeat(63)}.`.repeat(3)}no`)
  .filter((text) => customerEmail.safeParse(text).success)
const customer: fc.Arbitrary<Customer> = fc.record({
  name: textOf(customerName, 401),
  email,
  firstName: line,
  lastName: line,
  address: line,
  postalCode: line,
  city: line,
  phone: line,
})

const unitPrice = fc.integer({ min: 1, max: 100_00 })
const ordinary: fc.Arbitrary<LineInIntent> = fc
  .record({
    productId: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constant(2_147_483_647)),
    quantity: fc.integer({ min: 1, max: 1000 }),
    unitPrice,
  })
  .map((one) => ({ ...one, itemId: one.productId, customImageId: null }))
const custom = fc.record({
  quantity: fc.integer({ min: 10, max: 1000 }),
  unitPrice,
  customImageId: fc.option(fc.uuid()),
})
const customLines = (most: number) =>
  fc
    .array(custom, { maxLength: most, size: 'max' })
    .map((lines) =>
      lines.map((one, at) => ({ ...one, productId: customPatch.id, itemId: customPatch.id + at })),
    )

/** Up to 200 lines, as many as a cart may have. */
const lines = fc
  .tuple(
    fc.uniqueArray(ordinary, { maxLength: 100, selector: ({ itemId }) => itemId, size: 'max' }),
    fc.oneof(customLines(2), customLines(100)),
  )
  .map((both) => both.flat().sort((a, b) => a.itemId - b.itemId))
  .filter((all) => all.length > 0)

const order: fc.Arbitrary<OrderInIntent> = fc
  .record({
    sealedSession: fc.constantFrom('a'.repeat(78), 'a'.repeat(208)),
    customer,
    discountCode: fc.option(fc.constantFrom('3FOR2', 'Å'.repeat(40))),
    lines,
    discountPercentage: fc.integer({ min: 0, max: 100 }),
    shipping: fc.constantFrom(0, 59_00),
  })
  .map(({ discountPercentage, ...recorded }) => {
    const subtotal = recorded.lines.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0)
    const discount = Math.floor((subtotal * discountPercentage) / 100)
    return { ...recorded, subtotal, discount, total: subtotal - discount + recorded.shipping }
  })

const fieldsOf = ({ sealedSession, ...contents }: OrderInIntent) =>
  fieldsOfIntent(sealedSession, contents)

/** The other entries of an intent's metadata. */
const shopEntries = ['orderNumber', 'revision', 'shop']

/** Stripe's documented limits. */
function expectStripeTakes({ metadata, shipping }: ReturnType<typeof fieldsOf>) {
  const entries = Object.entries(metadata)
  expect(entries.length).toBeLessThanOrEqual(50 - shopEntries.length)
  for (const [name, value] of entries) {
    expect(name.length).toBeLessThanOrEqual(40)
    expect(value.length).toBeGreaterThan(0)
    expect(value.length).toBeLessThanOrEqual(500)
  }
  const { address, ...rest } = shipping
  for (const text of Object.values({ ...rest, ...address }))
    expect(text.length).toBeLessThanOrEqual(5000)
}

test('an intent tells of its order everything that is needed to write it again', () => {
  fc.assert(
    fc.property(order, (recorded) => {
      const fields = fieldsOf(recorded)
      expect(orderInIntent(fields)).toEqual(recorded)
      expectStripeTakes(fields)
      // The idempotency key of an intent takes the same fields only.
      expect(JSON.stringify(fieldsOf(structuredClone(recorded)))).toBe(JSON.stringify(fields))
    }),
    { numRuns: 60, seed: 2027 },
  )
})

const [anyOrder] = fc.sample(order, { numRuns: 1, seed: 7 })
const given = fieldsOf(anyOrder as OrderInIntent)

test('the longest cart that the shop takes fits into an intent', () => {
  const longest = Array.from({ length: 200 }, (_, at) => ({
    productId: customPatch.id,
    itemId: customPatch.id + at,
    quantity: 10,
    unitPrice: 149_00,
    customImageId: crypto.randomUUID(),
  }))
  const subtotal = 200 * 10 * 149_00
  const prices = { subtotal, discount: 1_00, shipping: 0, total: subtotal - 1_00 }
  const recorded = {
    ...(anyOrder as OrderInIntent),
    ...prices,
    discountCode: 'KODE',
    lines: longest,
  }
  const fields = fieldsOf(recorded)
  expectStripeTakes(fields)
  expect(Object.keys(fields.metadata)).toHaveLength(37 - shopEntries.length)
  expect(orderInIntent(fields)).toEqual(recorded)
})

test("staff can read the lines in the provider's dashboard", () => {
  const image = '0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b'
  const lines = [
    { productId: 12, itemId: 12, quantity: 2, unitPrice: 49_00, customImageId: null },
    { productId: 999_999, itemId: 999_999, quantity: 10, unitPrice: 149_00, customImageId: image },
    { productId: 999_999, itemId: 1_000_000, quantity: 15, unitPrice: 149_00, customImageId: null },
  ]
  const { metadata } = fieldsOf({ ...(anyOrder as OrderInIntent), lines })
  expect(metadata).toMatchObject({
    lines1: `12x2@4900,999999x10@14900:${image},999999x15@14900#1000000`,
  })
})

describe('an intent that tells of no order', () => {
  test.each<[string, object]>([
    ['without a format', { contents: undefined }],
    ['in a later format', { contents: '2' }],
    ['without an amount', { subtotal: undefined }],
    ['with a text for an amount', { shipping: 'free' }],
    ['with an amount that the database cannot hold', { shipping: '4000000000' }],
    ['with lines that do not add up to its amount', { lines1: '12x2@4900' }],
    ['with lines of nonsense', { lines1: 'two moose' }],
    ['without lines', { lines1: undefined }],
  ])('%s', (_, changes) => {
    const metadata = { ...given.metadata, ...changes } as Record<string, string>
    expect(orderInIntent({ ...given, metadata })).toBeUndefined()
  })

  test('without an address', () => {
    expect(orderInIntent({ ...given, shipping: null })).toBeUndefined()
  })
})
