import { pdfAnswer } from '../../payments/index.ts'
import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import {
  endOrderLink,
  type Linking,
  linkedDocument,
  linkedImage,
  linkedOrder,
  resendLinkedReceipt,
  unknownLink,
} from './linked-order.ts'

/** The calls of a customer who has an order's link, and of staff who withdraw it. */
export function orderLinkRoutes(dependencies: Linking) {
  return {
    getLinkedOrder: async (c) => {
      const order = await linkedOrder(dependencies, c.req.valid('query').token)
      if (!order) throw unknownLink()
      return c.json(order, 200)
    },
    resendLinkedReceipt: async (c) => {
      await resendLinkedReceipt(dependencies, c.req.valid('query').token)
      return c.json({ ok: true as const }, 200)
    },
    getLinkedReceipt: async (c) =>
      c.body(...pdfAnswer(await linkedDocument(dependencies, c.req.valid('query').token))),
    getLinkedCreditNote: async (c) => {
      const { token } = c.req.valid('query')
      const { number } = c.req.valid('param')
      return c.body(...pdfAnswer(await linkedDocument(dependencies, token, number)))
    },
    getLinkedImage: async (c) => {
      const { token } = c.req.valid('query')
      const { id } = c.req.valid('param')
      const { bytes, type } = await linkedImage(dependencies, token, id)
      return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type })
    },
    endOrderLink: async (c) => {
      await endOrderLink(dependencies, c.req.valid('param'), administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
