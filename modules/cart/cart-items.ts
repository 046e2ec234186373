import type { Catalogue } from '../catalogue/index.ts'
import type { CartItem, Product } from '../shared/contract/api.d.ts'
import type { Pool, Sql } from '../shared/transaction.ts'
import { type Line, linesOfSession } from './queries.ts'

type Dependencies = { sql: Pool; catalogue: Catalogue }

/**
 * The session's lines, oldest first, each with its whole product. Reads within the caller's transaction when given one.
 */
export async function cartItems(
  { sql, catalogue }: Dependencies,
  session: string,
  from: Sql = sql,
): Promise<CartItem[]> {
  const lines = await linesOfSession(from, session)
  const products = await catalogue.productsWithIds(
    lines.map(({ productId }) => productId),
    from,
  )
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
