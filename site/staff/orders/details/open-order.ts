import { atom } from 'nanostores'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/admin.ts'
import { staffResource } from '../../ui/list/resource.ts'
import { $orders } from '../list/orders.ts'

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

const fetched = staffResource(async (shown: Order) => {
  const { items } = await call('listOrders', { query: { ids: [shown.id], limit: 1 } })
  // What another answer told in the meantime is as new, or newer.
  if ($openOrder.get() === shown) items.forEach(noteOrder)
})

/** Fetches an order anew if it is the one that is shown, as the list may have it no more; a failure is told. */
export async function refetchOpenOrder(id: number): Promise<void> {
  const shown = $openOrder.get()
  if (shown?.id === id) await fetched.load(shown)
}

$orders.listen(({ value }, before) => {
  if (value !== before?.value) value?.items.forEach(noteOrder)
})
