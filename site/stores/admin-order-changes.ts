import { atom } from 'nanostores'
import type { Order } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { conflictOf } from '../client/request-error.ts'
import { orderTexts, undoTexts } from '../text/admin/orders.ts'
import { showFailure } from './admin-failure.ts'
import { noteOrder } from './admin-open-order.ts'
import { type OrderFields, tellConflicts } from './admin-order-conflicts.ts'
import { offerUndo } from './admin-order-undo.ts'
import { refetchOrders } from './admin-orders.ts'
import { refetchSummary } from './admin-summary.ts'

/** What orders whose change is on its way shall become, by their id. */
export const $orderChanges = atom<Readonly<Record<number, OrderFields>>>({})

/**
 * Changes an order, as it was seen, and refetches the orders and figures; then the change can be taken back. A failure
 * is told, and so is that somebody else changed the order meanwhile. A change that is made while another is on its way
 * follows it.
 */
export async function changeOrder(order: Order, change: OrderFields): Promise<void> {
  const { id } = order
  const before = $orderChanges.get()[id]
  // What is set now counts; what was set before and is not touched now is set as well.
  $orderChanges.set({ ...$orderChanges.get(), [id]: { ...before, ...change } })
  if (before) return
  let seen = order
  let sent = change
  try {
    do {
      sent = $orderChanges.get()[id] ?? change
      const sentAt = Date.now()
      const changed = await call('updateOrder', {
        path: { id },
        body: { ...sent, version: seen.version },
      })
      noteOrder(changed)
      if (changed.version !== seen.version) offerUndo(undoOf(seen, changed), sentAt)
      seen = changed
      await refetchAll()
    } while ($orderChanges.get()[id] !== sent)
  } catch (error) {
    const conflict = conflictOf<Order>(error)
    if (conflict) {
      noteOrder(conflict.current)
      tellConflicts([{ ...conflict, seen, wanted: $orderChanges.get()[id] ?? sent }])
      void refetchAll()
    } else showFailure(orderTexts.updateFailed, error)
  } finally {
    const { [id]: _done, ...others } = $orderChanges.get()
    $orderChanges.set(others)
  }
}

const refetchAll = () => Promise.all([refetchOrders(), refetchSummary()])

function undoOf(seen: Order, changed: Order) {
  const { id, status } = seen
  const isNumbered = changed.trackingNumber !== seen.trackingNumber
  return {
    text: undoTexts.changed(seen, changed),
    mail: changed.notice === 'queued' ? ('customer' as const) : undefined,
    orders: [
      {
        id,
        version: changed.version,
        status,
        wasTold: seen.notice === 'sent',
        ...(isNumbered && {
          trackingNumber: seen.trackingNumber,
          typedNumber: changed.trackingNumber,
        }),
      },
    ],
  }
}
