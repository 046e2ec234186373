import type { Catalogue } from '../catalogue/index.ts'
import { customPatch } from '../catalogue/rules.ts'
import type { Clock } from '../shared/clock.ts'
import type { CartAddition, CartItem, Product } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool, type Sql } from '../shared/transaction.ts'
import { toItem } from './cart-items.ts'
import { claimImage } from './custom-images/custom-images.ts'
import * as queries from './queries.ts'
import { refuseQuantity } from './refuse-quantity.ts'
import { mostUnits } from './rules.ts'

/** Limit on the lines of a cart. */
const mostLines = 200

export type Adding = { sql: Pool; catalogue: Catalogue; clock: Clock }

/**
 * Adds units to the product's line; the custom patch has one line per picture. Problems: product_not_found, sold_out,
 * custom_minimum, quantity_too_large, custom_image_not_found, custom_image_unexpected.
 */
export async function addToCart(
  dependencies: Adding,
  session: string,
  { productId, quantity, customImageId: image }: CartAddition,
): Promise<CartItem> {
  const { sql, catalogue } = dependencies
  const customImageId = image ?? null
  const product = await catalogue.product(productId)
  const most = Math.min(product.stock, mostUnits)
  const line = await inTransaction(sql, async (tx) => {
    const id = await idOfLine({ ...dependencies, sql: tx }, session, product, customImageId)
    const present = await queries.lockedLine(tx, session, id)
    const units = (present?.quantity ?? 0) + quantity
    refuseQuantity(product, units)
    if (present) return queries.lineWithQuantity(tx, session, id, units)
    if ((await queries.lineCount(tx, session)) >= mostLines) throw new Problem('quantity_too_large')
    const wanted = { id, productId, quantity, customImageId }
    return queries.lineWithAddition(tx, session, wanted, most)
  })
  if (!line) throw new Problem('sold_out', { field: 'quantity' })
  return toItem(line, product)
}

/** The id of this product's line, existing or new. Stable until the transaction ends. */
async function idOfLine(
  { sql: tx, clock }: { sql: Sql; clock: Clock },
  session: string,
  product: Product,
  image: string | null,
): Promise<number> {
  if (product.id !== customPatch.id) {
    if (image) throw new Problem('custom_image_unexpected', { field: 'customImageId' })
    return product.id
  }
  if (image) await claimImage({ clock }, tx, session, image)
  await queries.lockCustomLines(tx, session)
  return queries.idOfCustomLine(tx, session, customPatch.id, image)
}
