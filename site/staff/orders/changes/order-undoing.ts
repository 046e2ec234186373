import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { conflictOf } from '../../../client/request-error.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { noteOrder, refetchOpenOrder } from '../state/open-order.ts'
import { refetchOrdersAndSummary } from '../state/refetch.ts'
import { keepTrackingDraft } from '../state/tracking-drafts.ts'
import { undoTexts as texts } from '../text.ts'
import { type OrderFields, showConflicts } from './order-conflicts.ts'
import { type Before, offerAgain, type Undoable, withdrawUndo } from './order-undo.ts'
import { setStatusOf } from './set-status-of.ts'

/**
 * Undoes a change, so that no mail announces it. An order that another administrator changed concurrently is kept and
 * reported. After a failure, which is reported too, the undo is offered again until it expires.
 */
export const { run: undoChange } = action(
  async (change: Undoable) => {
    withdrawUndo(change.id)
    const [first, ...others] = change.orders
    if (!first) return
    const outcome = await (others.length > 0 ? undoAll(change.orders) : undoOne(first))
    if (outcome !== 'conflict') showToast(texts[outcome])
    await refetchOrdersAndSummary()
  },
  (error, change) => {
    const conflict = conflictOf<Order>(error)
    const [first] = change.orders
    if (conflict && first) {
      noteOrder(conflict.current)
      showConflicts([{ ...conflict, seen: conflict.current, wanted: wantedOf(first) }])
    } else {
      showFailure(texts.failed, error)
      offerAgain(change)
    }
    // Not awaited: the undo is offered again at once.
    void refetchOrdersAndSummary()
  },
  ({ id }) => id,
)

type Outcome = 'undone' | 'tooLate' | 'conflict'

async function undoOne(before: Before): Promise<Outcome> {
  const { id, version, wasNotified, typedNumber } = before
  const body = { ...wantedOf(before), version }
  const order = await call('updateOrder', { path: { id }, body })
  if (typedNumber) keepTrackingDraft(id, typedNumber)
  noteOrder(order)
  return order.notice === 'sent' && !wasNotified ? 'tooLate' : 'undone'
}

const wantedOf = ({ status, trackingNumber }: Before): OrderFields => ({
  status,
  ...(trackingNumber !== undefined && { trackingNumber }),
})

/** One call per former status. */
async function undoAll(orders: readonly Before[]): Promise<Outcome> {
  const byStatus = [...Map.groupBy(orders, ({ status }) => status)]
  const conflicts = await Promise.all(
    byStatus.map(async ([status, some]) => {
      const { conflicts } = await setStatusOf(some, status, { includeHeldBack: true })
      showConflicts(conflicts.map((one) => ({ ...one, seen: one.current, wanted: { status } })))
      return conflicts.length > 0
    }),
  )
  await Promise.all(orders.map(({ id }) => refetchOpenOrder(id)))
  return conflicts.some(Boolean) ? 'conflict' : 'undone'
}
