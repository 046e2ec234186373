import type { Catalogue } from '../catalogue/index.ts'
import { customPatch } from '../catalogue/rules.ts'
import type { CartAddition, CartItem, Product } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool, type Sql, type Transaction } from '../shared/transaction.ts'
import type { CustomImages } from './custom-images/index.ts'
import * as queries from './queries.ts'

/** Units of one product that a cart can hold, and lines of a cart. */
const mostUnits = 1000
const mostLines = 200

export type Cart = {
  /** The session's lines, oldest first, each with its whole product; within the caller's transaction when given. */
  items(session: string, from?: Sql): Promise<CartItem[]>
  /**
   * Adds to the product's line; of the custom patch there is one for each picture. Problems:
   * product_not_found, sold_out, custom_minimum, quantity_too_large, custom_image_not_found,
   * custom_image_unexpected.
   */
  add(session: string, addition: CartAddition): Promise<CartItem>
  /** Problems: cart_item_not_found, sold_out, custom_minimum. */
  setQuantity(session: string, id: number, quantity: number): Promise<CartItem>
  /** Idempotent; Problem product_not_found for an unknown product. */
  remove(session: string, id: number): Promise<void>
  clear(sql: Sql, session: string): Promise<void>
  /** Takes out the units that were bought; what was added since stays. */
  removeBought(tx: Transaction, session: string, bought: readonly queries.Line[]): Promise<void>
  customImages: CustomImages
}

type Dependencies = { sql: Pool; catalogue: Catalogue; customImages: CustomImages }

export function cartStories({ sql, catalogue, customImages }: Dependencies): Cart {
  /** The id that a line of this product has or will get, while the transaction lasts. */
  const idOfLine = async (tx: Sql, session: string, product: Product, image: string | null) => {
    if (product.id !== customPatch.id) {
      if (image) throw new Problem('custom_image_unexpected', { field: 'customImageId' })
      return product.id
    }
    if (image) await customImages.use(tx, session, image)
    await queries.lockCustomLines(tx, session)
    return queries.idOfCustomLine(tx, session, customPatch.id, image)
  }

  return {
    async items(session, from = sql) {
      const lines = await queries.linesOfSession(from, session)
      const products = await catalogue.productsWithIds(
        lines.map(({ productId }) => productId),
        from,
      )
      const byId = new Map(products.map((product) => [product.id, product]))
      return lines.flatMap((line) => {
        const product = byId.get(line.productId)
        return product ? [toItem(line, product)] : []
      })
    },

    async add(session, { productId, quantity, customImageId = null }) {
      const product = await catalogue.product(productId)
      const most = Math.min(product.stock, mostUnits)
      const line = await inTransaction(sql, async (tx) => {
        const id = await idOfLine(tx, session, product, customImageId)
        const present = await queries.lockedLine(tx, session, id)
        const units = (present?.quantity ?? 0) + quantity
        refuseQuantity(product, units)
        if (present) return queries.lineWithQuantity(tx, session, id, units)
        if ((await queries.lineCount(tx, session)) >= mostLines)
          throw new Problem('quantity_too_large')
        const wanted = { id, productId, quantity, customImageId }
        return queries.lineWithAddition(tx, session, wanted, most)
      })
      if (!line) throw new Problem('sold_out', { field: 'quantity' })
      return toItem(line, product)
    },

    async setQuantity(session, id, quantity) {
      const present = await queries.lineWithId(sql, session, id)
      if (!present) throw new Problem('cart_item_not_found', { field: 'productId' })
      const product = await catalogue.product(present.productId)
      refuseQuantity(product, quantity)
      const line = await queries.lineWithQuantity(sql, session, id, quantity)
      if (!line) throw new Problem('cart_item_not_found', { field: 'productId' })
      return toItem(line, product)
    },

    async remove(session, id) {
      const removed = await queries.removeLine(sql, session, id)
      if (removed) return
      const [known] = await catalogue.productsWithIds([id])
      if (!known) throw new Problem('product_not_found', { field: 'productId' })
    },

    clear: (tx, session) => queries.removeAllLines(tx, session),
    removeBought: (tx, session, bought) =>
      queries.removeUnits(tx, session, bought, customPatch.minimumQuantity),
    customImages,
  }
}

function refuseQuantity(product: Product, quantity: number): void {
  if (product.id === customPatch.id && quantity < customPatch.minimumQuantity)
    throw new Problem('custom_minimum', { field: 'quantity' })
  if (quantity > mostUnits) throw new Problem('quantity_too_large', { field: 'quantity' })
  if (quantity > product.stock) throw new Problem('sold_out', { field: 'quantity' })
}

const toItem = ({ id, quantity, customImageId }: queries.Line, product: Product): CartItem => ({
  id,
  quantity,
  product,
  ...(customImageId && { customImageId }),
})
