import type { Catalogue } from '../catalogue/index.ts'
import type { CartItem, Product } from '../shared/contract/api.d.ts'
import type { Pool, Transaction } from '../shared/transaction.ts'
import { linesAndProducts, linesOfSession, type ShownLine } from './queries.ts'

type Dependencies = { catalogue: Catalogue }

/** The session's lines, oldest first, each with its whole product. */
export async function cartItems(
  { sql, catalogue }: Dependencies & { sql: Pool },
  session: string,
): Promise<CartItem[]> {
  return itemsOfLines({ catalogue }, await linesOfSession(sql, session))
}

/** The same of lines that were read before. */
export const itemsOfLines = async (
  { catalogue }: Dependencies,
  lines: readonly ShownLine[],
): Promise<CartItem[]> => withProducts(lines, await catalogue.productsWithIds(productIdsOf(lines)))

/** The same as `cartItems`; the products do not change until the transaction ends. */
export async function itemsToOrder(
  { catalogue }: Dependencies,
  tx: Transaction,
  session: string,
): Promise<CartItem[]> {
  const { lines, products } = await linesAndProducts(tx, session, (ids) =>
    catalogue.lockedRows(tx, ids),
  )
  return withProducts(lines, catalogue.productsOfRows(products, productIdsOf(lines)))
}

const productIdsOf = (lines: readonly ShownLine[]) => lines.map(({ productId }) => productId)

function withProducts(lines: readonly ShownLine[], products: readonly Product[]): CartItem[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.flatMap((line) => {
    const product = byId.get(line.productId)
    return product ? [toItem(line, product)] : []
  })
}

/** A cart line joined with its product. */
export const toItem = (
  { id, quantity, customImageId, form }: ShownLine,
  product: Product,
): CartItem => ({
  id,
  quantity,
  product,
  ...(customImageId && { customImageId }),
  ...(form && { form }),
})
