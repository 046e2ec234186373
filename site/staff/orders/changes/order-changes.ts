import { map } from 'nanostores'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { reasonsAgainst } from '../../../../modules/workshop/rules.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { conflictOf } from '../../../client/request-error.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { noteOrder } from '../state/open-order.ts'
import { refetchOrdersAndSummary } from '../state/refetch.ts'
import { orderTexts, undoTexts } from '../text.ts'
import { type OrderFields, showConflicts } from './order-conflicts.ts'
import { offerUndo } from './order-undo.ts'
import { holdTexts } from './text.ts'

/** The pending changes of orders, by order id. */
export const $orderChanges = map<Record<number, OrderFields | undefined>>({})

/**
 * Changes an order in the version that was shown, refetches orders and figures, and offers an undo. A failure or a
 * conflict is reported. A change during a running one is sent after it.
 */
export async function changeOrder(order: Order, change: OrderFields): Promise<void> {
  const { id } = order
  const before = $orderChanges.get()[id]
  // The new fields override the earlier request's; its other fields are sent too.
  $orderChanges.setKey(id, { ...before, ...change })
  if (before) return
  let seen: Order | undefined = order
  let sent: OrderFields | undefined
  while (seen && $orderChanges.get()[id] !== sent) {
    sent = $orderChanges.get()[id] ?? change
    seen = await sending.run(seen, sent)
  }
  $orderChanges.setKey(id, undefined)
}

/** The changed order; undefined after a failure. */
const sending = action(
  async (seen: Order, change: OrderFields): Promise<Order | undefined> => {
    const sentAt = Date.now()
    const changed = await call('updateOrder', {
      path: { id: seen.id },
      body: { ...change, version: seen.version },
    })
    noteOrder(changed)
    if (changed.version !== seen.version) offerUndo(undoOf(seen, changed), sentAt)
    await refetchOrdersAndSummary()
    return changed
  },
  (error, seen, change) => {
    const conflict = conflictOf<Order>(error)
    if (conflict) {
      noteOrder(conflict.current)
      showConflicts([{ ...conflict, seen, wanted: $orderChanges.get()[seen.id] ?? change }])
      void refetchOrdersAndSummary()
    } else showFailure(orderTexts.updateFailed, error)
    return undefined
  },
  ({ id }) => id,
)

function undoOf(seen: Order, changed: Order) {
  const { id, status } = seen
  const left = changed.total - changed.refunded - changed.disputed
  const isRefundable = changed.status === 'cancelled' && status !== 'cancelled' && left > 0
  const isNumbered = changed.trackingNumber !== seen.trackingNumber
  return {
    text: [undoTexts.changed(seen, changed), ...unseenReasons(seen, changed)].join(' '),
    mail: changed.notice === 'queued' ? ('customer' as const) : undefined,
    ...(isRefundable && { refundable: id }),
    orders: [
      {
        id,
        version: changed.version,
        status,
        wasNotified: seen.notice === 'sent',
        ...(isNumbered && {
          trackingNumber: seen.trackingNumber,
          typedNumber: changed.trackingNumber,
        }),
      },
    ],
  }
}

/** One sentence with the reasons against sending the order that came up after it was shown; empty without reasons. */
function unseenReasons(seen: Order, changed: Order): string[] {
  const known = reasonsAgainst(seen, changed.status)
  const unseen = reasonsAgainst({ ...changed, status: seen.status }, changed.status).filter(
    (reason) => !known.includes(reason),
  )
  return unseen.length > 0 ? [holdTexts.sentence(unseen)] : []
}
