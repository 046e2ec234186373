import type { Order, OrderStatus } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { conflictOf } from '../client/request-error.ts'
import { undoTexts as texts } from '../text/admin/orders.ts'
import { showFailure } from './admin-failure.ts'
import { noteOrder, refetchOpenOrder } from './admin-open-order.ts'
import { tellConflicts } from './admin-order-conflicts.ts'
import { type Before, offerAgain, type Undoable, withdrawUndo } from './admin-order-undo.ts'
import { refetchOrders } from './admin-orders.ts'
import { refetchSummary } from './admin-summary.ts'
import { keepTrackingDraft } from './admin-tracking-drafts.ts'
import { setStatusOf } from './set-status-of.ts'
import { showToast } from './toast.ts'

/**
 * Takes a change back, so that no mail tells of it. An order that somebody else changed meanwhile stays, which is told;
 * after a failure, which is told as well, the change can be taken back until its time is over.
 */
export async function undoChange(change: Undoable): Promise<void> {
  withdrawUndo(change.id)
  const [first, ...others] = change.orders
  if (!first) return
  try {
    const outcome = await (others.length > 0 ? undoAll(change.orders) : undoOne(first))
    if (outcome !== 'conflict') showToast(texts[outcome])
  } catch (error) {
    showFailure(texts.failed, error)
    offerAgain(change)
  }
  await Promise.all([refetchOrders(), refetchSummary()])
}

type Outcome = 'undone' | 'tooLate' | 'conflict'

async function undoOne({ id, version, wasTold, typedNumber, ...wanted }: Before): Promise<Outcome> {
  try {
    const order = await call('updateOrder', { path: { id }, body: { ...wanted, version } })
    if (typedNumber) keepTrackingDraft(id, typedNumber)
    noteOrder(order)
    return order.notice === 'sent' && !wasTold ? 'tooLate' : 'undone'
  } catch (error) {
    const conflict = conflictOf<Order>(error)
    if (!conflict) throw error
    noteOrder(conflict.current)
    tellConflicts([{ ...conflict, seen: conflict.current, wanted }])
    return 'conflict'
  }
}

/** With a call for each of the statuses that they had. */
async function undoAll(orders: readonly Before[]): Promise<Outcome> {
  const statuses = new Set(orders.map(({ status }) => status))
  const conflicts = await Promise.all(
    [...statuses].map((status) =>
      undoTo(
        status,
        orders.filter((order) => order.status === status),
      ),
    ),
  )
  await Promise.all(orders.map(({ id }) => refetchOpenOrder(id)))
  return conflicts.some(Boolean) ? 'conflict' : 'undone'
}

/** Whether there was a conflict. */
async function undoTo(status: OrderStatus, orders: readonly Before[]): Promise<boolean> {
  const { conflicts } = await setStatusOf(orders, status)
  tellConflicts(
    conflicts.map((conflict) => ({ ...conflict, seen: conflict.current, wanted: { status } })),
  )
  return conflicts.length > 0
}
