import type { OrderStatus } from '../../shared/contract/api.d.ts'

/** Whether the parcel has left the shop. */
export const isOnItsWay = (status: OrderStatus): boolean =>
  status === 'shipped' || status === 'delivered'

/** Whether the parcel leaves the shop with a change of status. */
export const isLeaving = (from: OrderStatus, to: OrderStatus | undefined): boolean =>
  to !== undefined && isOnItsWay(to) && !isOnItsWay(from)
