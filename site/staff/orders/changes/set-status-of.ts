import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/admin/orders.ts'

/** Sets the status of these orders, unless their versions are stale. */
export const setStatusOf = (
  orders: readonly Pick<Order, 'id' | 'version'>[],
  status: OrderStatus,
) =>
  call('updateOrders', {
    body: {
      ids: orders.map(({ id }) => id),
      status,
      versions: orders.map(({ version }) => version),
    },
  })
