import type { Context } from 'hono'
import type { Handlers } from '../shared/contract/routes.ts'
import { networkOf } from '../shared/network/network.ts'
import { addDesign, addFirstDesign } from './designs/add-design.ts'
import { designWithId, previewOfDesign } from './designs/read-design.ts'
import type { Caller } from './designs/sewing.ts'
import { takePart } from './designs/take-part.ts'
import { type Picture, pictureOfSession, pixelsOfSession } from './pictures/read-picture.ts'
import { addPicture, type TakingPictures } from './pictures/store-picture.ts'

export type Calling = TakingPictures & {
  /** The visitor's network address. */
  addressOf(c: Context): string
  /** Counts ms of processor time, or stored kB, against a network. Problem too_many_requests. */
  limit(kind: 'sewing' | 'storedAddress', network: string, points?: number): Promise<void>
}

/** Customers' calls on their pictures and designs. */
export function artworkRoutes(dependencies: Calling) {
  const callerOf = (c: Context): Caller => {
    const network = networkOf(dependencies.addressOf(c))
    const count = (cpu?: number) => dependencies.limit('sewing', network, cpu)
    const store = (bytes: number) =>
      dependencies.limit('storedAddress', network, Math.ceil(bytes / 1000))
    return { network, count, store, signal: c.req.raw.signal }
  }
  return {
    addCustomImage: async (c) => {
      const bytes = Buffer.from(await c.req.valid('form').image.arrayBuffer())
      const session = c.req.valid('header')['x-session-id']
      return c.json(await addPicture(dependencies, session, bytes, callerOf(c).store), 200)
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
