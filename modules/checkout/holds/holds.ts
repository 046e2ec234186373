import { type Catalogue, type Units, unitsOf } from '../../catalogue/index.ts'
import type { CartItem } from '../../shared/contract/api.d.ts'
import type { Transaction } from '../../shared/transaction.ts'
import * as queries from './hold-queries.ts'

/**
 * A product with too few units, and how many an order could have. `isHeld`: other orders hold units, and `left` are
 * free. Otherwise it is sold out, and `left` are in stock.
 */
export type Shortage = { productId: number; left: number; isHeld: boolean }

/**
 * Holds the units of a cart's items for an order in place of its earlier holds. The caller has locked the products, and
 * rolls back when any shortages are returned.
 */
export async function holdUnits(
  tx: Transaction,
  orderId: number,
  items: readonly CartItem[],
): Promise<Shortage[]> {
  const stock = new Map(items.map(({ product }) => [product.id, product.stock]))
  const units = unitsOf(items.map(({ product, quantity }) => ({ productId: product.id, quantity })))
  const unmet = await queries.replaceHolds(tx, orderId, needsOf(units, stock))
  return unmet.map(({ productId, wanted, stock: all, free }) => {
    const isHeld = all >= wanted
    return { productId, left: isHeld ? free : all, isHeld }
  })
}

/**
 * The stock that a paid order needs, hidden products included. Locks the products until the transaction ends, so that a
 * later statement sees every hold on them.
 */
export async function lockNeeds(
  tx: Transaction,
  catalogue: Catalogue,
  units: Units,
): Promise<queries.Need[]> {
  const shelves = await catalogue.lockStock(tx, [...units.keys()])
  return needsOf(units, new Map([...shelves].map(([id, shelf]) => [id, shelf.units])))
}

const needsOf = (units: Units, stock: Units): queries.Need[] =>
  [...units].map(([productId, wanted]) => ({ productId, wanted, stock: stock.get(productId) ?? 0 }))

/** Earliest time by which other orders have released units of every product; null when no other order holds any. */
export const releaseOf = (
  tx: Transaction,
  orderId: number,
  productIds: readonly number[],
): Promise<Date | null> => queries.firstRelease(tx, orderId, productIds)

/** Units of a product held by open orders; stable while the transaction has the product locked. */
export const heldUnits = (tx: Transaction, productId: number): Promise<number> =>
  queries.heldUnitsOf(tx, productId)
