import type { Product, StaffProduct } from '../shared/contract/api.d.ts'
import type { Sql, Transaction } from '../shared/transaction.ts'
import { customPatchProduct } from './custom-patch.ts'
import * as queries from './queries.ts'
import { customPatch } from './rules.ts'

/**
 * The products with these ids, the custom patch included; unknown ids are left out. Hidden products, which carts may
 * contain, have stock 0.
 */
export const productsWithIds = async (sql: Sql, ids: readonly number[]): Promise<Product[]> =>
  forSale(await queries.productsWithIds(sql, ids), ids)

/** The same; their stock, names and prices do not change until the transaction ends. */
export const lockProducts = async (tx: Transaction, ids: readonly number[]): Promise<Product[]> =>
  forSale(await queries.lockedProducts(tx, ids), ids)

function forSale(found: readonly StaffProduct[], ids: readonly number[]): Product[] {
  const known = found.map((one) => (one.isHidden ? { ...one.product, stock: 0 } : one.product))
  return ids.includes(customPatch.id) ? [...known, customPatchProduct] : known
}
