import { customPatch } from './rules/custom-patch.ts'

/** Units by product. */
export type Units = ReadonlyMap<number, number>

type Line = { productId: number; quantity: number }

/** Units needed of each product with a stock. Custom patches are made to order and have none. */
export function unitsOf(lines: readonly Line[]): Units {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines)
    if (productId !== customPatch.id) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}
