import type { Product, StaffProduct } from '../shared/contract/api.d.ts'
import type { Pool, Transaction } from '../shared/transaction.ts'
import { customPatchProduct } from './custom-patch.ts'
import * as queries from './queries.ts'
import { customPatch } from './rules.ts'
import { inStock } from './snapshot/article.ts'
import type { LiveCatalogue } from './snapshot/live-catalogue.ts'

/**
 * The products with these ids, the custom patch included; unknown ids are left out. Hidden products, which carts may
 * contain, have stock 0; only they are read from the database.
 */
export async function productsWithIds(
  { sql, live }: { sql: Pool; live: LiveCatalogue },
  ids: readonly number[],
): Promise<Product[]> {
  const { withId } = await live.snapshot()
  const onOffer = ids.flatMap((id) => withId.get(id) ?? [])
  const others = ids.filter((id) => id !== customPatch.id && !withId.has(id))
  const found = others.length > 0 ? await queries.productsWithIds(sql, others) : []
  return [...inStock(onOffer, live.stock), ...forSale(found, ids)]
}

/** The same, as this transaction sees them. */
export const productsSeenBy = async (tx: Transaction, ids: readonly number[]): Promise<Product[]> =>
  forSale(await queries.productsWithIds(tx, ids), ids)

/** The same, of rows that `lockedRows` selected. */
export const productsOfRows = (
  rows: readonly queries.ProductRow[],
  ids: readonly number[],
): Product[] => forSale(rows.map(queries.toProduct), ids)

function forSale(found: readonly StaffProduct[], ids: readonly number[]): Product[] {
  const known = found.map((one) => (one.isHidden ? { ...one.product, stock: 0 } : one.product))
  return ids.includes(customPatch.id) ? [...known, customPatchProduct] : known
}
