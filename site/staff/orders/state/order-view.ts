import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { oneOf, views } from '../../ui/list/views.ts'

/** All statuses of orders, in the order of their course (DATA-13). */
export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

/** The options of the period filter (AORD-03). */
export const orderPeriods = ['all', 'today', 'week', 'month'] as const
/** The options of the filter by what an order's row is marked with. */
export const orderMarks = ['all', 'custom', 'unapproved', 'refunded', 'disputed'] as const
/** The list's sort orders. */
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest', 'name'] as const

/** The tab's view, which is kept in the address, so that reload, Back and a shared link restore it. */
export type OrderView = {
  search: string
  status: OrderStatus | 'all'
  period: (typeof orderPeriods)[number]
  mark: (typeof orderMarks)[number]
  sort: (typeof orderSorts)[number]
}

/** Every order, newest first. */
export const plainView: OrderView = {
  search: '',
  status: 'all',
  period: 'all',
  mark: 'all',
  sort: 'newest',
}

/** The tab's views, with their parameters in the address. */
export const orderViews = views<OrderView>(plainView, {
  search: ['search', String],
  status: ['status', oneOf(orderStatuses)],
  period: ['period', oneOf(orderPeriods)],
  mark: ['mark', oneOf(orderMarks)],
  sort: ['sort', oneOf(orderSorts)],
})
