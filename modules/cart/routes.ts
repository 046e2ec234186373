import type { Context } from 'hono'
import { addDesign, addFirstDesign } from '../artwork/designs/add-design.ts'
import { designWithId, previewOfDesign } from '../artwork/designs/read-design.ts'
import type { Caller } from '../artwork/designs/sewing.ts'
import { takePart } from '../artwork/designs/take-part.ts'
import {
  addImage,
  type KeepingImages,
  type Picture,
  pictureOfSession,
  pixelsOfSession,
} from '../artwork/pictures/store-picture.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import { networkOf } from '../shared/network/network.ts'
import { type Adding, addToCart } from './add-to-cart.ts'
import { cartItems } from './cart-items.ts'
import { mergeCart } from './merge-cart.ts'
import { removeAllLines } from './queries.ts'
import { removeFromCart } from './remove-from-cart.ts'
import { setQuantity } from './set-quantity.ts'

export type Calling = {
  /** The visitor's network address. */
  addressOf(c: Context): string
  /** Counts ms of processor time, or stored kB, against a network. Problem too_many_requests. */
  limit(kind: 'sewing' | 'storedAddress', network: string, points?: number): Promise<void>
}

/** The cart's calls, and those on customers' pictures. */
export function cartRoutes(dependencies: Adding & KeepingImages & Calling) {
  const callerOf = (c: Context): Caller => {
    const network = networkOf(dependencies.addressOf(c))
    const count = (cpu?: number) => dependencies.limit('sewing', network, cpu)
    const store = (bytes: number) =>
      dependencies.limit('storedAddress', network, Math.ceil(bytes / 1000))
    return { network, count, store, signal: c.req.raw.signal }
  }
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
    addCustomImage: async (c) => {
      const bytes = Buffer.from(await c.req.valid('form').image.arrayBuffer())
      const session = c.req.valid('header')['x-session-id']
      return c.json(await addImage(dependencies, session, bytes, callerOf(c).store), 200)
    },
    getCustomImage: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const { size = 'preview' } = c.req.valid('query')
      const picture = await pictureOfSession(dependencies, session, c.req.valid('param').id, size)
      return c.body(...bodyOf(picture))
    },
    getCustomImagePixels: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const bytes = await pixelsOfSession(dependencies, session, c.req.valid('param').id)
      return c.body(new Uint8Array(bytes), 200, { 'Content-Type': 'application/gzip' })
    },
    addFirstDesign: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const { id } = c.req.valid('param')
      return c.json(await addFirstDesign(dependencies, session, id, callerOf(c)), 200)
    },
    addCustomDesign: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      return c.json(await addDesign(dependencies, session, c.req.valid('json'), callerOf(c)), 200)
    },
    getCustomDesign: async (c) => {
      return c.json(await designWithId(dependencies, c.req.valid('param').id), 200)
    },
    getDesignPreview: async (c) =>
      c.body(...bodyOf(await previewOfDesign(dependencies, c.req.valid('param').id))),
    takeDesignPicture: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      return c.json(
        await takePart(dependencies, session, c.req.valid('param').id, callerOf(c)),
        200,
      )
    },
  } satisfies Partial<Handlers>
}

const bodyOf = ({ bytes, type }: Picture) =>
  [new Uint8Array(bytes), 200, { 'Content-Type': type }] as const
