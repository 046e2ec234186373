import { atom } from 'nanostores'
import type { Order } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { texts } from '../text/texts.ts'
import { showFailure } from './admin-failure.ts'
import { $orders } from './admin-orders.ts'

/** The order whose details are shown. It stays, and stays up to date, when it matches the filters no more. */
export const $openOrder = atom<Order | null>(null)

/** Whether its dialog is open. */
export const $isOrderOpen = atom(false)

export const openOrder = (order: Order): void => {
  $openOrder.set(order)
  $isOrderOpen.set(true)
}

export const closeOrder = (): void => $isOrderOpen.set(false)

/** Tells what has become of an order. */
export function noteOrder(order: Order): void {
  if ($openOrder.get()?.id === order.id) $openOrder.set(order)
}

/** Fetches an order anew if it is the one that is shown, as the list may have it no more; a failure is told. */
export async function refetchOpenOrder(id: number): Promise<void> {
  const shown = $openOrder.get()
  if (shown?.id !== id) return
  try {
    const { items: orders } = await call('listOrders', { query: { ids: [id], limit: 1 } })
    // What another answer told in the meantime is as new, or newer.
    if ($openOrder.get() === shown) orders.forEach(noteOrder)
  } catch (error) {
    showFailure(texts.error, error)
  }
}

$orders.listen(({ items }, before) => {
  if (items !== before?.items) items?.forEach(noteOrder)
})
