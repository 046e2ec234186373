import { administratorOf } from '../../shared/administrator.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { Pool } from '../../shared/transaction.ts'
import { addNote, orderNotes, removeNote } from './order-notes.ts'

/** Staff calls on the notes of an order. */
export function noteRoutes(dependencies: { sql: Pool; clock: Clock }) {
  return {
    listOrderNotes: async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await orderNotes(dependencies, id, administratorOf(c).username), 200)
    },
    addOrderNote: async (c) => {
      const by = {
        key: c.req.valid('header')['idempotency-key'],
        administrator: administratorOf(c).username,
      }
      const { id } = c.req.valid('param')
      return c.json(await addNote(dependencies, id, c.req.valid('json'), by), 201)
    },
    deleteOrderNote: async (c) => {
      const { id, noteId } = c.req.valid('param')
      await removeNote(dependencies, id, noteId, administratorOf(c).username)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
