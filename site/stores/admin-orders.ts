import type { Order } from '../../modules/shared/contract/api.d.ts'
import { keepInAddress } from './admin-address.ts'
import { fetchOrders } from './admin-order-parts.ts'
import { filtersOf, type OrderView, plainView, viewOf } from './admin-order-view.ts'
import { partedList } from './admin-parted-list.ts'

const list = partedList<Order, OrderView>(plainView, fetchOrders)

/** The orders that are shown: those of the view, from its start. */
export const $orders = list.$list

/** Filters and order of the list, as staff chose them. */
export const $orderView = list.$view

export const loadOrders = list.ensureLoaded
export const refetchOrders = list.refetch
export const showMoreOrders = list.showMore

/** Takes the filters away; the order stays. */
export const clearOrderFilters = (): void =>
  $orderView.set({ ...plainView, sort: $orderView.get().sort })

/**
 * Begins with the view that the address has. From then on list and address follow the view, shortly after its
 * last change. Returns what ends that.
 */
export function followOrderView(): () => void {
  $orderView.set(viewOf(new URLSearchParams(location.search)))
  const none = { search: undefined, status: undefined, period: undefined, sort: undefined }
  return list.follow((view) =>
    keepInAddress({ ...none, ...(filtersOf(view) as Record<string, string>) }),
  )
}
