import type { Catalogue } from '../catalogue/index.ts'
import { customPatch } from '../catalogue/rules.ts'
import type { CartItem, Product } from '../shared/contract/api.d.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool, Sql } from '../shared/transaction.ts'
import * as queries from './queries.ts'
import { cartRoutes } from './routes.ts'

/** Units of one product that a cart can hold, and lines of a cart. */
const mostUnits = 1000
const mostLines = 200

export type Cart = {
  /** The session's lines, oldest first, each with its whole product; within the caller's transaction when given. */
  items(session: string, from?: Sql): Promise<CartItem[]>
  /** Problems: product_not_found, sold_out, custom_minimum, quantity_too_large. */
  add(session: string, productId: number, quantity: number): Promise<CartItem>
  /** Problems: cart_item_not_found, sold_out, custom_minimum. */
  setQuantity(session: string, id: number, quantity: number): Promise<CartItem>
  /** Removing what is not there succeeds; Problem product_not_found for a product that nobody knows. */
  remove(session: string, id: number): Promise<void>
  clear(sql: Sql, session: string): Promise<void>
  /** Takes out the lines that were bought; what was added since stays. */
  removeBought(tx: Sql, session: string, ids: readonly number[]): Promise<void>
}

export function createCart({ sql, catalogue }: { sql: Pool; catalogue: Catalogue }) {
  const cart: Cart = {
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

    async add(session, productId, quantity) {
      const product = await catalogue.product(productId)
      const present = await queries.lineWithId(sql, session, productId)
      refuseQuantity(product, (present?.quantity ?? 0) + quantity)
      if (!present && (await queries.lineCount(sql, session)) >= mostLines)
        throw new Problem('quantity_too_large')
      const wanted = { id: productId, productId, quantity }
      const line = await queries.lineWithAddition(
        sql,
        session,
        wanted,
        Math.min(product.stock, mostUnits),
      )
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
      if (!removed) await catalogue.product(id)
    },

    clear: (tx, session) => queries.removeAllLines(tx, session),
    removeBought: (tx, session, ids) => queries.removeLines(tx, session, ids),
  }
  return { cart, routes: cartRoutes(cart, sql) }
}

function refuseQuantity(product: Product, quantity: number): void {
  if (product.id === customPatch.id && quantity < customPatch.minimumQuantity)
    throw new Problem('custom_minimum', { field: 'quantity' })
  if (quantity > mostUnits) throw new Problem('quantity_too_large', { field: 'quantity' })
  if (quantity > product.stock) throw new Problem('sold_out', { field: 'quantity' })
}

const toItem = ({ id, quantity }: queries.Line, product: Product): CartItem => ({
  id,
  quantity,
  product,
})
