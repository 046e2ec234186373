import { action } from '../../../browser/action.ts'
import { resource } from '../../../browser/resource.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { failureOf, showFailure } from '../../ui/list/failure.ts'
import { orderNoteTexts as texts } from '../text.ts'
import { loadOrderLog } from './order-log.ts'

const notes = resource((id: number) => call('listOrderNotes', { path: { id } }), failureOf)

/** The notes on the order in the dialog. */
export const $orderNotes = notes.$loaded

let shownId: number | undefined

/** Loads an order's notes; during a reload those of the same order stay. */
export function loadOrderNotes(orderId: number): Promise<void> {
  if (orderId !== shownId) notes.reset()
  shownId = orderId
  return notes.load(orderId)
}

/** Adds a note, once per key; false after a failure, of which a toast tells. */
export const { run: addNote, $isRunning: $isAddingNote } = action(
  async (id: number, text: string, key: string) => {
    await call('addOrderNote', {
      path: { id },
      body: { text },
      headers: { 'idempotency-key': key },
    })
    await refetch(id)
    return true
  },
  (error) => {
    showFailure(texts.addFailed, error)
    return false
  },
)

/** Deletes one's own note; a toast tells of a failure. */
export const { run: removeNote, $running: $removedNotes } = action(
  async (id: number, noteId: number) => {
    await call('deleteOrderNote', { path: { id, noteId } })
    await refetch(id)
  },
  (error) => showFailure(texts.removeFailed, error),
  (_id, noteId) => noteId,
)

const refetch = (id: number) => Promise.all([loadOrderNotes(id), loadOrderLog(id)])
