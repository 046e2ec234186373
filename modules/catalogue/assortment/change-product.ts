import type { Clock } from '../../shared/clock.ts'
import type { ProductChange, StaffProduct } from '../../shared/contract/api.d.ts'
import type { Files } from '../../shared/files.ts'
import { once } from '../../shared/idempotency/once.ts'
import { Problem } from '../../shared/problem.ts'
import { logActions } from '../../shared/staff-log/staff-log-queries.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { columnsOf, type ProductColumns } from '../product-columns.ts'
import * as queries from '../queries.ts'
import { mostStock } from '../rules.ts'
import * as staffQueries from './assortment-queries.ts'
import { logProduct, productChange } from './log-product.ts'
import { takePhoto } from './photo.ts'
import { distinct, idOfCategory, staffProduct } from './product-parts.ts'

/** Units of a product held by open orders; stable within a transaction that has locked the product. */
export type HeldUnits = (tx: Transaction, productId: number) => Promise<number>

export type ChangingProducts = { sql: Pool; files: Files; clock: Clock; heldUnits: HeldUnits }

/**
 * Changes the given fields only. The stock changes by a difference, so that concurrent sales are kept, and at most once
 * per idempotency key. It never falls below the units held by open orders. Problems: product_not_found,
 * unknown_category, stock_too_low, stock_too_high, idempotency_key_reused, changed_meanwhile.
 */
export const changeProduct = (
  { sql, clock, heldUnits }: ChangingProducts,
  id: number,
  { stockChange = 0, version, category, tags, ...change }: ProductChange,
  { key, administrator }: { key: string | undefined; administrator: string },
): Promise<StaffProduct> =>
  inTransaction(sql, async (tx) => {
    const shelf = (await queries.lockedStock(tx, [id])).get(id)
    if (!shelf) throw new Problem('product_not_found', { field: 'id' })
    await refuseOldVersion(tx, id, version)
    const was = await staffProduct(tx, id)
    const columns: Partial<ProductColumns> = columnsOf({
      ...change,
      category: category === undefined ? undefined : await idOfCategory(tx, category),
      tags: tags && distinct(tags),
    })
    const isEdit = Object.keys(columns).length > 0
    if (stockChange !== 0)
      await once(tx, 'updateProduct', { key, request: { id, stockChange } }, async () => {
        columns.stock = shelf.units + stockChange
        const least = stockChange < 0 ? await heldUnits(tx, id) : 0
        refuseStock(columns.stock, least)
        return null
      })
    if (Object.keys(columns).length > 0) await staffQueries.setColumns(tx, id, columns)
    const by = { administrator, at: clock() }
    if (isEdit) await staffQueries.noteEdit(tx, id, by)
    const changed = await staffProduct(tx, id)
    const action = productChange(was, changed, by)
    if (action) await logActions(tx, [action])
    return changed
  })

/** The administrator of a change, and the version they saw; without a version the last write wins. */
type Edit = { administrator: string; version: number | undefined }

/**
 * Replaces the photo of a product that staff created. Problems: product_not_found, photo_missing, changed_meanwhile,
 * and those of `takePhoto`.
 */
export async function replacePhoto(
  { sql, files, clock }: ChangingProducts,
  id: number,
  image: Buffer,
  { version, administrator }: Edit,
): Promise<StaffProduct> {
  const { hash, colour } = await takePhoto({ files }, image)
  return inTransaction(sql, async (tx) => {
    const shelf = (await queries.lockedStock(tx, [id])).get(id)
    if (!shelf) throw new Problem('product_not_found', { field: 'id' })
    const { hasPhoto } = await refuseOldVersion(tx, id, version)
    if (!hasPhoto) throw new Problem('photo_missing', { field: 'image' })
    await staffQueries.setColumns(tx, id, { photo_hash: hash, photo_colour: colour })
    const by = { administrator, at: clock() }
    await staffQueries.noteEdit(tx, id, by)
    const changed = await staffProduct(tx, id)
    await logProduct(tx, changed, { ...by, event: 'photo' })
    return changed
  })
}

/** Compares a locked product's version with the one that the caller saw. Problem changed_meanwhile. */
async function refuseOldVersion(tx: Transaction, id: number, seen: number | undefined) {
  const { version, hasPhoto, ...last } = await staffQueries.editState(tx, id)
  if (seen !== undefined && seen !== version) {
    const current = await staffProduct(tx, id)
    throw new Problem('changed_meanwhile', { conflict: { current, ...last } })
  }
  return { hasPhoto }
}

function refuseStock(units: number, least: number): void {
  if (units < least) throw new Problem('stock_too_low', { field: 'stockChange' })
  if (units > mostStock) throw new Problem('stock_too_high', { field: 'stockChange' })
}
