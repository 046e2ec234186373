import { call } from '../../../client/generated/admin/orders.ts'
import { loadOrderLog } from '../state/order-log.ts'
import { resourceOfOrder } from '../state/resource-of-order.ts'

/** The notes on the order in the dialog. */
export const { $loaded: $orderNotes, load: loadOrderNotes } = resourceOfOrder((id) =>
  call('listOrderNotes', { path: { id } }),
)

/** Loads an order's notes, and its log, which tells of them. */
export const refetchOrderNotes = (id: number) => Promise.all([loadOrderNotes(id), loadOrderLog(id)])
