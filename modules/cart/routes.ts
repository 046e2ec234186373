import type { Handlers } from '../shared/contract/routes.ts'
import type { Pool } from '../shared/transaction.ts'
import type { Cart } from './cart.ts'

export function cartRoutes(cart: Cart, sql: Pool) {
  return {
    getCart: async (c) => c.json(await cart.items(c.req.valid('header')['x-session-id']), 200),
    addToCart: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      return c.json(await cart.add(session, c.req.valid('json')), 200)
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
    addCustomImage: async (c) => {
      const bytes = Buffer.from(await c.req.valid('form').image.arrayBuffer())
      const session = c.req.valid('header')['x-session-id']
      return c.json(await cart.customImages.add(session, bytes), 200)
    },
    getCustomImage: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const { bytes, type } = await cart.customImages.preview(session, c.req.valid('param').id)
      const headers = { 'Content-Type': type }
      return c.body(new Uint8Array(bytes), 200, headers)
    },
    getCustomImageForStaff: async (c) => {
      const { size = 'preview' } = c.req.valid('query')
      const { bytes, type } = await cart.customImages.forStaff(c.req.valid('param').id, size)
      const headers = { 'Content-Type': type }
      return c.body(new Uint8Array(bytes), 200, headers)
    },
  } satisfies Partial<Handlers>
}
