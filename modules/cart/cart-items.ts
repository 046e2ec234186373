import type { Catalogue } from '../catalogue/index.ts'
import type { CartItem, Product } from '../shared/contract/api.d.ts'
import type { Pool, Sql } from '../shared/transaction.ts'
import { type Line, linesOfSession } from './queries.ts'

type Dependencies = { catalogue: Catalogue }

/** The session's lines, oldest first, each with its whole product. */
export const cartItems = (
  { sql, catalogue }: Dependencies & { sql: Pool },
  session: string,
): Promise<CartItem[]> => cartItemsWithin({ catalogue }, sql, session)

/** The same, read within the caller's transaction. */
export async function cartItemsWithin(
  { catalogue }: Dependencies,
  tx: Sql,
  session: string,
): Promise<CartItem[]> {
  const lines = await linesOfSession(tx, session)
  const ids = lines.map(({ productId }) => productId)
  const products = await catalogue.productsWithIds(tx, ids)
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.flatMap((line) => {
    const product = byId.get(line.productId)
    return product ? [toItem(line, product)] : []
  })
}

/** A cart line joined with its product. */
export const toItem = ({ id, quantity, customImageId }: Line, product: Product): CartItem => ({
  id,
  quantity,
  product,
  ...(customImageId && { customImageId }),
})
