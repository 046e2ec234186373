import type { OrderLinks } from '../../orders/index.ts'
import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import { ordersToAnswer } from '../sewing/unapproved-queries.ts'
import { answerProof, orderProofs, type Proofing } from './answer-proof.ts'
import {
  approvableSheet,
  approvedFile,
  approvedPicture,
  type Producing,
} from './approved-production.ts'
import { approveProof, commentOnProof } from './customer-answers.ts'
import { overdueSince } from './remind-proofs.ts'

/** Maximum number of orders in the list of those that wait for staff. */
const mostToAnswer = 100

/** The routes of proofs and of files for production: for customers with an order's link, and for staff. */
export function proofRoutes(dependencies: Proofing & Producing & { orderLinks: OrderLinks }) {
  const { sql, clock } = dependencies
  return {
    approveProof: async (c) => {
      const { token } = c.req.valid('query')
      const seen = { ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await approveProof(dependencies, token, seen), 200)
    },
    commentOnProof: async (c) => {
      const { token } = c.req.valid('query')
      const { comment, answers } = c.req.valid('json')
      const seen = { ...c.req.valid('param'), answers }
      return c.json(await commentOnProof(dependencies, token, seen, comment), 200)
    },
    listOrderProofs: async (c) =>
      c.json(await orderProofs(dependencies, c.req.valid('param').id), 200),
    answerProof: async (c) => {
      const { id: orderId, itemId } = c.req.valid('param')
      const { username } = administratorOf(c)
      const answer = c.req.valid('json')
      return c.json(await answerProof(dependencies, { orderId, itemId }, answer, username), 200)
    },
    listProofsToAnswer: async (c) =>
      c.json(await ordersToAnswer(sql, overdueSince(clock()), mostToAnswer), 200),
    getCustomImageForStaff: async (c) => {
      const { size = 'preview' } = c.req.valid('query')
      const { bytes, type } = await approvedPicture(dependencies, c.req.valid('param').id, size)
      return c.body(new Uint8Array(bytes), 200, { 'Content-Type': type })
    },
    getProductionSheet: async (c) =>
      c.json(await approvableSheet(dependencies, c.req.valid('param').id), 200),
    getProductionFile: async (c) => {
      const { id, file } = c.req.valid('param')
      const { bytes, name, type } = await approvedFile(dependencies, id, file)
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': type,
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    },
  } satisfies Partial<Handlers>
}
