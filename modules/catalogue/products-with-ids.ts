import type { Product } from '../shared/contract/api.d.ts'
import type { Sql } from '../shared/transaction.ts'
import { customPatchProduct } from './custom-patch.ts'
import * as queries from './queries.ts'
import { customPatch } from './rules.ts'

/**
 * The products with these ids, the custom patch included; unknown ids are left out. Hidden products, which carts may
 * contain, have stock 0.
 */
export async function productsWithIds(sql: Sql, ids: readonly number[]): Promise<Product[]> {
  const found = await queries.productsWithIds(sql, ids)
  const known = found.map((one) => (one.isHidden ? { ...one.product, stock: 0 } : one.product))
  return ids.includes(customPatch.id) ? [...known, customPatchProduct] : known
}
