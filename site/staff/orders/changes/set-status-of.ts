import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/admin/orders.ts'

/** Sets the status of these orders, unless their versions are stale or they are held back. */
export const setStatusOf = (
  orders: readonly Pick<Order, 'id' | 'version'>[],
  status: OrderStatus,
  /** Default: held-back orders are left out. */
  { includeHeldBack = false }: { includeHeldBack?: boolean } = {},
) =>
  call('updateOrders', {
    body: {
      ids: orders.map(({ id }) => id),
      status,
      versions: orders.map(({ version }) => version),
      ...(includeHeldBack && { includeHeldBack }),
    },
  })
