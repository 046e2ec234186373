import { call } from '../../../client/admin.ts'
import { keepInAddress } from '../../ui/list/address.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { filtersOf, plainView, viewOf } from './order-view.ts'

const list = partedList({
  plainView,
  fetch: (view, page) => call('listOrders', { query: { ...filtersOf(view), ...page } }),
})

/** The orders that are shown, `$orderView` their filters and order, as staff chose them. */
export const {
  $loaded: $orders,
  $view: $orderView,
  ensureLoaded: loadOrders,
  refetch: refetchOrders,
  showMore: showMoreOrders,
  fetchFirst: fetchOrders,
} = list

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
