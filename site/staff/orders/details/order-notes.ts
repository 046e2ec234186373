import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { loadOrderLog } from '../state/order-log.ts'
import { resourceOfOrder } from '../state/resource-of-order.ts'
import { orderNoteTexts as texts } from '../text.ts'

/** The notes on the order in the dialog. */
export const { $loaded: $orderNotes, load: loadOrderNotes } = resourceOfOrder((id) =>
  call('listOrderNotes', { path: { id } }),
)

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
