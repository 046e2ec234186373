import type { Artwork } from '../artwork/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { customPatch } from '../catalogue/rules.ts'
import type { CartAddition, CartItem, Product } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool, type Sql, type Transaction } from '../shared/transaction.ts'
import { toItem } from './cart-items.ts'
import type { Line, ShownLine } from './queries.ts'
import * as queries from './queries.ts'
import { refuseQuantity } from './refuse-quantity.ts'
import { mostLines, mostUnits } from './rules.ts'

export type Adding = {
  sql: Pool
  catalogue: Catalogue
  artwork: Pick<Artwork, 'claim' | 'forSession'>
}

/**
 * Adds units to the product's line; the custom patch has one line per picture. Problems: product_not_found, sold_out,
 * custom_minimum, quantity_too_large, custom_image_not_found, custom_image_unexpected.
 */
export async function addToCart(
  dependencies: Adding,
  session: string,
  { productId, quantity, customImageId: image }: CartAddition,
): Promise<CartItem> {
  const { sql, catalogue, artwork } = dependencies
  const product = await catalogue.product(productId)
  if (product.id !== customPatch.id) {
    if (image) throw new Problem('custom_image_unexpected', { field: 'customImageId' })
    return toItem(await lineOfPatch(sql, session, product, quantity), product)
  }
  const line = await inTransaction(sql, async (tx) => {
    if (image) await artwork.claim(tx, session, image)
    return lineOfCustomPatch(tx, session, product, { quantity, customImageId: image ?? null })
  })
  return toItem(line, product)
}

async function lineOfPatch(
  sql: Pool,
  session: string,
  product: Product,
  quantity: number,
): Promise<ShownLine> {
  const { id } = product
  const line = await added(sql, session, product, { id, quantity, customImageId: null })
  if (line) return line
  const present = await queries.lineWithId(sql, session, id)
  refuseQuantity(product, (present?.quantity ?? 0) + quantity)
  // The units would fit: the cart is full, or the line has shrunk since.
  throw new Problem('quantity_too_large')
}

/** The minimum order depends on the units in the line, so the line is locked before it changes. */
async function lineOfCustomPatch(
  tx: Transaction,
  session: string,
  product: Product,
  { quantity, customImageId }: Pick<Line, 'quantity' | 'customImageId'>,
): Promise<ShownLine> {
  await queries.lockCustomLines(tx, session)
  const id = await queries.idOfCustomLine(tx, session, product.id, customImageId)
  const present = await queries.lockedLine(tx, session, id)
  const units = (present?.quantity ?? 0) + quantity
  refuseQuantity(product, units)
  const line = present
    ? await queries.lineWithQuantity(tx, session, id, units)
    : await added(tx, session, product, { id, quantity, customImageId })
  if (!line) throw new Problem('quantity_too_large')
  return line
}

const added = (sql: Sql, session: string, product: Product, line: Omit<Line, 'productId'>) =>
  queries.lineWithAddition(
    sql,
    session,
    { ...line, productId: product.id },
    { units: Math.min(product.stock, mostUnits), lines: mostLines },
  )
