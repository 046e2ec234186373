import type { Handlers } from '../shared/contract/routes.ts'
import type { Pool } from '../shared/transaction.ts'
import type { Cart } from './index.ts'

export function cartRoutes(cart: Cart, sql: Pool) {
  return {
    getCart: async (c) => c.json(await cart.items(c.req.valid('header')['x-session-id']), 200),
    addToCart: async (c) => {
      const { productId, quantity } = c.req.valid('json')
      return c.json(await cart.add(c.req.valid('header')['x-session-id'], productId, quantity), 200)
    },
    updateCartItem: async (c) => {
      const { productId } = c.req.valid('param')
      const { quantity } = c.req.valid('json')
      return c.json(
        await cart.setQuantity(c.req.valid('header')['x-session-id'], productId, quantity),
        200,
      )
    },
    removeCartItem: async (c) => {
      await cart.remove(c.req.valid('header')['x-session-id'], c.req.valid('param').productId)
      return c.json({ ok: true as const }, 200)
    },
    clearCart: async (c) => {
      await cart.clear(sql, c.req.valid('header')['x-session-id'])
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
