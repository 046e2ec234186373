import { customPatch } from '../catalogue/rules.ts'
import type { Product } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import { mostUnits } from './rules.ts'

/** Refuses a line's quantity. Problems: custom_minimum, quantity_too_large, sold_out. */
export function refuseQuantity(product: Product, quantity: number): void {
  if (product.id === customPatch.id && quantity < customPatch.minimumQuantity)
    throw new Problem('custom_minimum', { field: 'quantity' })
  if (quantity > mostUnits) throw new Problem('quantity_too_large', { field: 'quantity' })
  if (quantity > product.stock) throw new Problem('sold_out', { field: 'quantity' })
}
