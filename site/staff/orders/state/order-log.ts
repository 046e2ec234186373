import { call } from '../../../client/generated/admin/orders.ts'
import { resourceOfOrder } from './resource-of-order.ts'

/** The administrators' actions on the order in the dialog. */
export const { $loaded: $orderLog, load: loadOrderLog } = resourceOfOrder((id) =>
  call('getOrderLog', { path: { id } }),
)
