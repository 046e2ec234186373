import type { OrderStatus } from '../../shared/contract/api.d.ts'

/** Whether the parcel has left the shop. */
export const isOnItsWay = (status: OrderStatus): boolean =>
  status === 'shipped' || status === 'delivered'
