import type { Catalogue, Shelf } from '../../catalogue/index.ts'
import { customPatch } from '../../catalogue/rules.ts'
import type { Transaction } from '../../shared/transaction.ts'
import * as queries from './hold-queries.ts'

type Line = { productId: number; quantity: number }

/** What lines need of each product that has a stock: custom patches are made to order. */
export function unitsOf(lines: readonly Line[]): queries.Units {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines)
    if (productId !== customPatch.id) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

/**
 * A product of which there is too little, and how many units an order could have: of one that is held,
 * those that no other order holds; of one that is sold out, those that the shop has.
 */
export type Shortage = { productId: number; left: number; isHeld: boolean }

/**
 * Keeps units from other buyers for an order, in place of what it held before: all of them, or, when
 * any product is short, nothing changes and the shortages are told.
 */
export async function holdUnits(
  tx: Transaction,
  catalogue: Catalogue,
  orderId: number,
  units: queries.Units,
): Promise<Shortage[]> {
  const short = await shortages(tx, catalogue, orderId, units, (shelf) =>
    shelf.isHidden ? 0 : shelf.units,
  )
  if (short.length === 0) await queries.replaceHolds(tx, orderId, units)
  return short
}

/**
 * Takes units off the stock for an order that is paid, whether it still holds them or not, and of hidden
 * products too, but never what others hold: all of them, or nothing and false. What the order held, it no
 * longer does.
 */
export async function sellUnits(
  tx: Transaction,
  catalogue: Catalogue,
  orderId: number,
  units: queries.Units,
): Promise<boolean> {
  const short = await shortages(tx, catalogue, orderId, units, (shelf) => shelf.units)
  await queries.releaseHolds(tx, orderId)
  if (short.length > 0) return false
  await catalogue.takeStock(tx, units)
  return true
}

/**
 * When the first of the holds in the way of an order is over, for each of the products: when the last of
 * them is. Null when no other order holds any.
 */
export const releaseOf = (
  tx: Transaction,
  orderId: number,
  productIds: readonly number[],
): Promise<Date | null> => queries.firstRelease(tx, orderId, productIds)

/** Units of a product that open orders hold; firm while the transaction has the product locked. */
export async function heldUnits(tx: Transaction, productId: number): Promise<number> {
  const held = await queries.heldByOthers(tx, null, [productId])
  return held.get(productId) ?? 0
}

/** Under the locks of the products' rows, which last as long as the transaction. */
async function shortages(
  tx: Transaction,
  catalogue: Catalogue,
  orderId: number,
  units: queries.Units,
  forSale: (shelf: Shelf) => number,
): Promise<Shortage[]> {
  const productIds = [...units.keys()]
  const stock = await catalogue.lockStock(tx, productIds)
  const held = await queries.heldByOthers(tx, orderId, productIds)
  return [...units].flatMap(([productId, wanted]) => {
    const shelf = stock.get(productId)
    const all = shelf ? forSale(shelf) : 0
    const free = Math.max(0, all - (held.get(productId) ?? 0))
    if (free >= wanted) return []
    const isHeld = all >= wanted
    return [{ productId, left: isHeld ? free : all, isHeld }]
  })
}
