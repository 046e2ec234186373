import { call, listOrdersLimitMaximum } from '../../../client/generated/admin/orders.ts'
import { keepInAddress } from '../../ui/list/address.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { filtersOf, plainView, viewOf } from './order-view.ts'

const list = partedList({
  plainView,
  fetch: (view, page) => call('listOrders', { query: { ...filtersOf(view), ...page } }),
  largest: listOrdersLimitMaximum,
})

/** The listed orders; `$orderView` has their filters and sort order. */
export const {
  $loaded: $orders,
  $view: $orderView,
  ensureLoaded: loadOrders,
  refetch: refetchOrders,
  showMore: showMoreOrders,
} = list

/** Clears the filters; the sort order stays. */
export const clearOrderFilters = (): void =>
  $orderView.set({ ...plainView, sort: $orderView.get().sort })

/**
 * Starts with the address's view; then list and address follow the view, debounced. Returns the function that ends it.
 */
export function followOrderView(): () => void {
  $orderView.set(viewOf(new URLSearchParams(location.search)))
  const none = Object.fromEntries(Object.keys(plainView).map((name) => [name, undefined]))
  return list.follow((view) =>
    keepInAddress({ ...none, ...(filtersOf(view) as Record<string, string>) }),
  )
}
