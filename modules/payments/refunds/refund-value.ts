/** A line of a paid order; the price of one unit in øre. `isDiscounted`: the discount applied to it. */
type Line = { itemId: number; quantity: number; unitPrice: number; isDiscounted: boolean }

/** Units by line. */
export type UnitsByLine = ReadonlyMap<number, number>

/**
 * The amount that the customer paid for these units, in øre: their price less their part of the order's `discount`,
 * which its discounted lines have in proportion to their prices. `before` are the units that came back earlier; the
 * values of all parts of an order add up to its subtotal less its discount.
 */
export function refundValue(
  lines: readonly Line[],
  discount: number,
  units: UnitsByLine,
  before: UnitsByLine,
): number {
  const all = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  const named = lines.filter(({ isDiscounted }) => isDiscounted)
  // Staff may have changed the code since the sale, so that it names lines that cost less than it took off.
  const discounted = priceOf(named, all) < discount ? lines : named
  const whole = priceOf(discounted, all)
  /** Rounded once for all units that have come back, so that shares add up. */
  const share = (counted: UnitsByLine) =>
    whole === 0 ? 0 : Math.round((discount * priceOf(discounted, counted)) / whole)
  const after = new Map(
    lines.map(({ itemId }) => [itemId, (before.get(itemId) ?? 0) + (units.get(itemId) ?? 0)]),
  )
  return priceOf(lines, units) - (share(after) - share(before))
}

const priceOf = (lines: readonly Line[], counted: UnitsByLine): number =>
  lines.reduce((sum, { itemId, unitPrice }) => sum + unitPrice * (counted.get(itemId) ?? 0), 0)
