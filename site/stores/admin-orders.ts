import { atom, computed, map } from 'nanostores'
import type { Order, OrderStatus } from '../../modules/shared/contract/api.d.ts'
import { staffApi } from '../staff-api.ts'
import { orderTexts } from '../text/admin.ts'
import { showFailure } from './admin-failure.ts'
import { adminList } from './admin-list.ts'
import { type OrderView, plainView, shownOrders } from './admin-order-list.ts'

export const {
  $list: $orders,
  refetch: refetchOrders,
  ensureLoaded: loadOrders,
} = adminList<Order>(() => staffApi.orders())

/** Filters and order of the list. */
export const $orderView = map<OrderView>(plainView)

/** The orders that match, null until the orders are there. */
export const $shownOrders = computed([$orders, $orderView], ({ items }, view) =>
  items ? shownOrders(items, view, new Date()) : null,
)

/** Takes the filters away; the order stays. */
export const clearOrderFilters = (): void =>
  $orderView.set({ ...plainView, sort: $orderView.get().sort })

/** What orders whose change is on its way shall become, by their id. */
export const $statusChanges = atom<Readonly<Record<number, OrderStatus>>>({})

/**
 * Sets an order's status and refetches the orders; a failure is told. A status that is chosen
 * while another is on its way follows it.
 */
export async function setOrderStatus(id: number, status: OrderStatus): Promise<void> {
  const isOnItsWay = $statusChanges.get()[id] !== undefined
  $statusChanges.set({ ...$statusChanges.get(), [id]: status })
  if (isOnItsWay) return
  try {
    let sent: OrderStatus
    do {
      sent = $statusChanges.get()[id] ?? status
      await staffApi.updateOrder(id, sent)
      await refetchOrders()
    } while ($statusChanges.get()[id] !== sent)
  } catch (error) {
    showFailure(orderTexts.updateFailed, error)
  } finally {
    const { [id]: _done, ...others } = $statusChanges.get()
    $statusChanges.set(others)
  }
}
