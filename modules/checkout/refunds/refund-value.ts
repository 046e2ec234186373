/** What a paid order charged for a line; the price of one unit in øre. */
type Line = { itemId: number; quantity: number; unitPrice: number }

/** An order's sums in øre. */
type Sums = { subtotal: number; discount: number }

/** Units by line. */
export type UnitsByLine = ReadonlyMap<number, number>

/**
 * What the customer paid for these units, in øre: their price less their share of the discount. `before` are the units
 * that came back earlier; the values of all parts of an order add up to its subtotal less its discount.
 */
export function refundValue(
  lines: readonly Line[],
  sums: Sums,
  units: UnitsByLine,
  before: UnitsByLine,
): number {
  const priceOf = (counted: UnitsByLine) =>
    lines.reduce((sum, { itemId, unitPrice }) => sum + unitPrice * (counted.get(itemId) ?? 0), 0)
  const earlier = priceOf(before)
  return paidFor(earlier + priceOf(units), sums) - paidFor(earlier, sums)
}

/** What was paid for goods of this price. The discount's share is rounded once, so that shares add up. */
const paidFor = (price: number, { subtotal, discount }: Sums): number =>
  price - Math.round((discount * price) / subtotal)
