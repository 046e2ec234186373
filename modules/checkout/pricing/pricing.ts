import { customPatch } from '../../catalogue/rules.ts'
import type { AppliedDiscount } from '../../shared/contract/api.d.ts'
import { type Ore, oreOfKr, type Prices } from '../../shared/money.ts'

/** Shipping is free when the amount after discount is at least this (specification, section 9). */
export const freeShippingFrom: Ore = 500_00
/** Shipping below `freeShippingFrom`. */
export const shippingPrice: Ore = 59_00

/** By how many øre an amount after discount is short of free shipping; 0 from `freeShippingFrom` on. */
export const missingToFreeShipping = (amount: Ore): Ore => Math.max(0, freeShippingFrom - amount)

/** The built-in offer, always on and separate from the discount codes of staff (PRICE-10). */
export const builtInOffer: AppliedDiscount = {
  code: '3FOR2',
  type: 'buy_x_get_y',
  value: 2,
  minimumAmount: 0,
  excludeCustomPatches: true,
}

/** The fields of a discount that pricing needs: `minimumAmount` in øre, a fixed `value` in kr. */
export type Discount = Pick<
  AppliedDiscount,
  'type' | 'value' | 'minimumAmount' | 'excludeCustomPatches'
>

/** The fields of a cart line that pricing needs; the price per unit is in kr. */
export type PricedLine = { product: { id: number; price: number }; quantity: number }

/**
 * The amounts of a cart, the same on the page and on the server (specification, section 9). A discount takes nothing
 * off while the subtotal is below its minimum.
 */
export function priceCart(lines: readonly PricedLine[], discount?: Discount | null): Prices {
  const subtotal = sum(lines.map(({ product, quantity }) => oreOfKr(product.price) * quantity))
  const reduction =
    discount && subtotal >= discount.minimumAmount ? reductionOf(lines, discount) : 0
  const afterDiscount = subtotal - reduction
  const shipping =
    lines.length === 0 || missingToFreeShipping(afterDiscount) === 0 ? 0 : shippingPrice
  return { subtotal, discount: reduction, shipping, total: afterDiscount + shipping }
}

function reductionOf(lines: readonly PricedLine[], discount: Discount): Ore {
  const eligible = lines.filter(
    ({ product }) => !discount.excludeCustomPatches || product.id !== customPatch.id,
  )
  const amount = sum(eligible.map(({ product, quantity }) => oreOfKr(product.price) * quantity))
  switch (discount.type) {
    case 'percentage':
      return Math.min(amount, wholeKrDown((amount * discount.value) / 100))
    case 'fixed':
      return Math.min(amount, oreOfKr(discount.value))
    case 'buy_x_get_y':
      return cheapestUnits(eligible, freeUnits(eligible, discount.value))
  }
}

/** One of every X + 1 units is free. */
function freeUnits(lines: readonly PricedLine[], paidUnits: number): number {
  return Math.floor(sum(lines.map(({ quantity }) => quantity)) / (paidUnits + 1))
}

/** The summed price of the cheapest `count` units. */
function cheapestUnits(lines: readonly PricedLine[], count: number): Ore {
  let left = count
  let free: Ore = 0
  for (const { product, quantity } of [...lines].sort(
    (a, b) => a.product.price - b.product.price,
  )) {
    const units = Math.min(left, quantity)
    free += units * oreOfKr(product.price)
    left -= units
  }
  return free
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const wholeKrDown = (ore: number): Ore => Math.floor(ore / 100) * 100
