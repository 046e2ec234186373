import { atom } from 'nanostores'
import type { Order } from '../../modules/shared/contract/api.d.ts'
import { $orders } from './admin-orders.ts'

/** The order whose details are shown. It stays, and stays up to date, when it matches the filters no more. */
export const $openOrder = atom<Order | null>(null)

export const openOrder = (order: Order): void => $openOrder.set(order)

/** Tells what has become of an order. */
export function noteOrder(order: Order): void {
  if ($openOrder.get()?.id === order.id) $openOrder.set(order)
}

$orders.listen(({ items }, before) => {
  if (items !== before?.items) items?.forEach(noteOrder)
})
