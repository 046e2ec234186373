import { wasPaid, writeLog } from '../../orders/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { OrderNote } from '../../shared/contract/api.d.ts'
import { keyReused, once } from '../../shared/idempotency/once.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import * as queries from './note-queries.ts'

type Writing = { sql: Pool; clock: Clock }

/** Limit on the notes shown to staff. */
const mostNotes = 100

const noOrder = () => new Problem('order_not_found', { field: 'id' })

/** The latest notes of staff on an order, the latest first. Problem order_not_found. */
export async function orderNotes(
  { sql }: { sql: Pool },
  orderId: number,
  reader: string,
): Promise<OrderNote[]> {
  if (!(await wasPaid(sql, orderId))) throw noOrder()
  const notes = await queries.notesOfOrder(sql, orderId, mostNotes)
  return notes.map((note) => seenBy(reader, note))
}

const seenBy = (reader: string, note: queries.StoredNote): OrderNote => ({
  ...note,
  at: note.at.toISOString(),
  isOwn: note.administrator === reader,
})

/** Adds a note. Idempotent per key. Problems order_not_found, idempotency_key_reused. */
export const addNote = (
  { sql, clock }: Writing,
  orderId: number,
  { text }: { text: string },
  { key, administrator }: { key: string | undefined; administrator: string },
): Promise<OrderNote> =>
  inTransaction(sql, async (tx) => {
    if (!(await wasPaid(tx, orderId))) throw noOrder()
    const at = clock()
    const request = { orderId, administrator, text: text.trim() }
    const id = await once(tx, 'addOrderNote', { key, request }, async () => {
      await writeLog(tx, [{ orderId, at, administrator, event: 'note' }])
      return queries.insertedNote(tx, { ...request, at })
    })
    const note = await queries.noteWithId(tx, id)
    if (!note) throw keyReused()
    return seenBy(administrator, note)
  })

/** Deletes one's own note. Idempotent. Problems note_not_found, note_of_other. */
export const removeNote = (
  { sql, clock }: Writing,
  orderId: number,
  noteId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const note = await queries.lockedNote(tx, orderId, noteId)
    if (!note) throw new Problem('note_not_found', { field: 'noteId' })
    if (note.administrator !== administrator) throw new Problem('note_of_other')
    if (note.isDeleted) return
    const at = clock()
    await queries.deleteNote(tx, noteId, at)
    await writeLog(tx, [{ orderId, at, administrator, event: 'note_deleted' }])
  })
