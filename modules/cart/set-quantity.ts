import type { Catalogue } from '../catalogue/index.ts'
import type { CartItem } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { toItem } from './cart-items.ts'
import { lineWithId, lineWithQuantity } from './queries.ts'
import { refuseQuantity } from './refuse-quantity.ts'

type Dependencies = { sql: Pool; catalogue: Catalogue }

/**
 * Sets a line's quantity. Problems: cart_item_not_found, product_not_found, sold_out, custom_minimum,
 * quantity_too_large.
 */
export async function setQuantity(
  { sql, catalogue }: Dependencies,
  session: string,
  id: number,
  quantity: number,
): Promise<CartItem> {
  const present = await lineWithId(sql, session, id)
  if (!present) throw notFound()
  const product = await catalogue.product(present.productId)
  refuseQuantity(product, quantity)
  const line = await lineWithQuantity(sql, session, id, quantity)
  if (!line) throw notFound()
  return toItem(line, product)
}

const notFound = () => new Problem('cart_item_not_found', { field: 'productId' })
