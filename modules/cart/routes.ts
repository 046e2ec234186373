import type { Handlers } from '../shared/contract/routes.ts'
import { type Adding, addToCart } from './add-to-cart.ts'
import { cartItems } from './cart-items.ts'
import { mergeCart } from './merge-cart.ts'
import { removeAllLines } from './queries.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { setQuantity } from './set-quantity.ts'

/** The cart's calls. */
export function cartRoutes(dependencies: Adding) {
  return {
    getCart: async (c) =>
      c.json(await cartItems(dependencies, c.req.valid('header')['x-session-id']), 200),
    addToCart: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      return c.json(await addToCart(dependencies, session, c.req.valid('json')), 200)
    },
    mergeCart: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      return c.json(await mergeCart(dependencies, session, c.req.valid('json').lines), 200)
    },
    updateCartItem: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const { productId } = c.req.valid('param')
      const { quantity } = c.req.valid('json')
      return c.json(await setQuantity(dependencies, session, productId, quantity), 200)
    },
    removeCartItem: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      await removeFromCart(dependencies, session, c.req.valid('param').productId)
      return c.json({ ok: true as const }, 200)
    },
    clearCart: async (c) => {
      await removeAllLines(dependencies.sql, c.req.valid('header')['x-session-id'])
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
