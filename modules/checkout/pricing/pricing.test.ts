import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customPatch } from '../../catalogue/rules.ts'
import { oreOfKr } from '../../shared/money.ts'
import {
  builtInOffer,
  type Discount,
  freeShippingFrom,
  missingToFreeShipping,
  type PricedLine,
  priceCart,
  shippingPrice,
} from './pricing.ts'

let lastId = 0

/** A line with a product of its own; price in kr. */
const line = (price: number, quantity = 1): PricedLine => {
  lastId += 1
  return { product: { id: lastId, price }, quantity }
}

const custom = (quantity: number): PricedLine => ({
  product: { id: customPatch.id, price: customPatch.priceKr },
  quantity,
})

const off = (changes: Partial<Discount>): Discount => ({
  type: 'percentage',
  value: 10,
  minimumAmount: 0,
  excludeCustomPatches: false,
  ...changes,
})

describe('shipping', () => {
  test('PRICE-01 is free from exactly 500 kr', () => {
    expect(priceCart([line(500)])).toMatchObject({ shipping: 0, total: 500_00 })
    expect(priceCart([line(69, 8)]).shipping).toBe(0)
  })

  test('PRICE-02 costs 59 kr under 500 kr', () => {
    expect(priceCart([line(499.99)])).toMatchObject({ shipping: 59_00, total: 558_99 })
    expect(priceCart([line(69)]).shipping).toBe(59_00)
  })

  test('PRICE-01, PRICE-02 depend on the amount after discount', () => {
    const lines = [line(250, 2), line(100)]
    expect(priceCart(lines).shipping).toBe(0)
    expect(priceCart(lines, builtInOffer)).toMatchObject({ discount: 100_00, shipping: 0 })
    expect(priceCart([line(200, 3)], builtInOffer)).toMatchObject({
      discount: 200_00,
      shipping: 59_00,
      total: 459_00,
    })
  })

  test('an empty cart has no shipping', () => {
    expect(priceCart([])).toEqual({ subtotal: 0, discount: 0, shipping: 0, total: 0 })
  })
})

describe('3FOR2', () => {
  test('PRICE-07 total is subtotal minus discount plus shipping', () => {
    expect(priceCart([line(69, 3), line(49)], builtInOffer)).toEqual({
      subtotal: 256_00,
      discount: 49_00,
      shipping: 59_00,
      total: 266_00,
    })
  })

  test('PRICE-08 without the code there is no discount', () => {
    expect(priceCart([line(69, 9)]).discount).toBe(0)
    expect(priceCart([line(69, 9)], null).discount).toBe(0)
  })
})

describe('discount codes of staff', () => {
  test('a percentage is rounded down to whole kr', () => {
    expect(priceCart([line(49), line(56)], off({ value: 15 })).discount).toBe(15_00)
  })

  test('a fixed amount is limited to the eligible lines', () => {
    const fixed = off({ type: 'fixed', value: 100, excludeCustomPatches: true })
    expect(priceCart([line(149)], fixed).discount).toBe(100_00)
    expect(priceCart([line(49), custom(10)], fixed).discount).toBe(49_00)
  })

  test('buy four get one free', () => {
    const discount = off({ type: 'buy_x_get_y', value: 4 })
    expect(priceCart([line(49, 4)], discount).discount).toBe(0)
    expect(priceCart([line(49, 5)], discount).discount).toBe(49_00)
  })

  test('a minimum that is not reached takes nothing off, one that is exactly reached does', () => {
    const discount = off({ value: 50, minimumAmount: 200_00 })
    expect(priceCart([line(199)], discount).discount).toBe(0)
    expect(priceCart([line(200)], discount).discount).toBe(100_00)
  })
})

const ordinary = fc.record({
  product: fc.record({
    id: fc.integer({ min: 1, max: 400 }),
    price: fc.integer({ min: 0, max: 2_000_00 }).map((ore) => ore / 100),
  }),
  quantity: fc.integer({ min: 1, max: 40 }),
})
const ordinaryLines = fc.uniqueArray(ordinary, {
  selector: ({ product }) => product.id,
  maxLength: 12,
})
const anyLines = fc
  .tuple(ordinaryLines, fc.option(fc.integer({ min: 10, max: 60 }).map(custom)))
  .map(([lines, own]): PricedLine[] => (own ? [...lines, own] : lines))
const anyDiscount = fc.option(
  fc.record({
    type: fc.constantFrom('percentage', 'fixed', 'buy_x_get_y'),
    value: fc.integer({ min: 1, max: 100_000 }),
    minimumAmount: fc.integer({ min: 0, max: 2_000_00 }),
    excludeCustomPatches: fc.boolean(),
  }) satisfies fc.Arbitrary<Discount>,
)

/** Price of every unit in øre, cheapest first. */
const unitPrices = (lines: readonly PricedLine[]) =>
  lines
    .flatMap(({ product, quantity }) => Array<number>(quantity).fill(oreOfKr(product.price)))
    .sort((a, b) => a - b)

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

describe('for any cart', () => {
  test('PRICE-07 amounts are whole øre that add up, and nothing is negative', () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, (lines, applied) => {
        const { subtotal, discount, shipping, total } = priceCart(lines, applied)
        expect(subtotal).toBe(sum(unitPrices(lines)))
        expect(total).toBe(subtotal - discount + shipping)
        for (const amount of [subtotal, discount, shipping, total]) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        expect(discount).toBeLessThanOrEqual(subtotal)
      }),
      { seed: 2027 },
    )
  })

  test('PRICE-04, PRICE-05 the cheapest floor(n / 3) units are free', () => {
    fc.assert(
      fc.property(ordinaryLines, (lines) => {
        const prices = unitPrices(lines)
        const free = prices.slice(0, Math.floor(prices.length / 3))
        expect(priceCart(lines, builtInOffer).discount).toBe(sum(free))
      }),
      { seed: 2027 },
    )
  })

  test('PRICE-06 custom patches do not change the discount', () => {
    fc.assert(
      fc.property(ordinaryLines, fc.integer({ min: 10, max: 200 }), (lines, quantity) => {
        const { discount } = priceCart(lines, builtInOffer)
        expect(priceCart([custom(quantity), ...lines], builtInOffer).discount).toBe(discount)
      }),
      { seed: 2027 },
    )
  })

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(
        anyLines.chain((lines) =>
          fc.tuple(
            fc.constant(lines),
            fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
          ),
        ),
        anyDiscount,
        ([lines, shuffled], applied) => {
          expect(priceCart(shuffled, applied)).toEqual(priceCart(lines, applied))
          expect(priceCart(shuffled, builtInOffer)).toEqual(priceCart(lines, builtInOffer))
        },
      ),
      { seed: 2027 },
    )
  })

  test('PRICE-01, PRICE-02 shipping is 59 kr below 500 kr after discount and free from 500 kr', () => {
    fc.assert(
      fc.property(anyLines, anyDiscount, (lines, applied) => {
        const { subtotal, discount, shipping } = priceCart(lines, applied)
        const isFree = lines.length === 0 || subtotal - discount >= freeShippingFrom
        expect(shipping).toBe(isFree ? 0 : shippingPrice)
      }),
      { seed: 2027 },
    )
  })

  test.each([
    [499_99, 1],
    [500_00, 0],
    [730_00, 0],
  ])('PRICE-01 an amount of %i øre is %i øre short of free shipping', (amount, missing) => {
    expect(missingToFreeShipping(amount)).toBe(missing)
  })
})
