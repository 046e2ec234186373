import type { Catalogue, Shelf } from '../../catalogue/index.ts'
import { customPatch } from '../../catalogue/rules.ts'
import type { Transaction } from '../../shared/transaction.ts'
import * as queries from './hold-queries.ts'

type Line = { productId: number; quantity: number }

/** Units needed of each product with a stock. Custom patches are made to order and have none. */
export function unitsOf(lines: readonly Line[]): queries.Units {
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines)
    if (productId !== customPatch.id) units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}

/**
 * A product with too few units, and how many an order could have. `isHeld`: other orders hold units, and `left` are
 * free. Otherwise it is sold out, and `left` are in stock.
 */
export type Shortage = { productId: number; left: number; isHeld: boolean }

/**
 * Holds units for an order in place of its earlier holds. Atomic: when any product is short, holds stay unchanged and
 * the shortages are returned.
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
 * Takes units off the stock for a paid order, from hidden products too and with or without a hold, but never units held
 * by other orders. Atomic: false when any product is short. Releases the order's holds in both cases.
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

/** Earliest time by which other orders have released units of every product; null when no other order holds any. */
export const releaseOf = (
  tx: Transaction,
  orderId: number,
  productIds: readonly number[],
): Promise<Date | null> => queries.firstRelease(tx, orderId, productIds)

/** Units of a product held by open orders; stable while the transaction has the product locked. */
export async function heldUnits(tx: Transaction, productId: number): Promise<number> {
  const held = await queries.heldByOthers(tx, null, [productId])
  return held.get(productId) ?? 0
}

/** Locks the products' rows until the transaction ends. */
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
