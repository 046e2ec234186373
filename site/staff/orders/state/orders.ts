import { call, listOrdersLimitMaximum } from '../../../client/generated/admin/orders.ts'
import { partedList } from '../../ui/list/parted-list.ts'
import { orderViews, plainView } from './order-view.ts'

/** The listed orders; `$orderView` has their filters and sort order. */
export const orderList = partedList({
  views: orderViews,
  fetch: (filters, page) => call('listOrders', { query: { ...filters, ...page } }),
  largest: listOrdersLimitMaximum,
})

export const { $loaded: $orders, $view: $orderView, refetch: refetchOrders } = orderList

/** Clears the filters; the sort order stays. */
export const clearOrderFilters = (): void =>
  $orderView.set({ ...plainView, sort: $orderView.get().sort })
