import type { Order, OrderStatus } from '../../modules/shared/contract/api.d.ts'
import { days, formatDay } from './dates.ts'

export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

export const orderPeriods = ['all', 'today', 'week', 'month'] as const
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest', 'name'] as const

type OrderPeriod = (typeof orderPeriods)[number]
type OrderSort = (typeof orderSorts)[number]

export type OrderView = {
  search: string
  status: OrderStatus | 'all'
  period: OrderPeriod
  sort: OrderSort
}

/** Every order, newest first. */
export const plainView: OrderView = { search: '', status: 'all', period: 'all', sort: 'newest' }

/** The orders that match all filters, in the view's order. */
export function shownOrders(orders: readonly Order[], view: OrderView, now: Date): Order[] {
  const wanted = normal(view.search.trim())
  return orders
    .filter((order) => view.status === 'all' || order.status === view.status)
    .filter((order) => isInPeriod(order, view.period, now))
    .filter((order) => matches(order, wanted))
    .sort(inOrder[view.sort])
}

function isInPeriod({ createdAt }: Order, period: OrderPeriod, now: Date): boolean {
  if (period === 'all') return true
  if (period === 'today') return formatDay(createdAt) === formatDay(now)
  const length = period === 'week' ? days(7) : days(30)
  return Date.parse(createdAt) >= now.getTime() - length
}

const matches = ({ orderNumber, customerName, customerEmail }: Order, wanted: string): boolean =>
  [orderNumber, customerName, customerEmail].some((text) => normal(text).includes(wanted))

/** An å may be one character or an a with a ring; case does not count. */
const normal = (text: string): string => text.normalize('NFC').toLocaleLowerCase('nb')

const { compare } = new Intl.Collator('nb')
const newer = (a: Order, b: Order) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id

const inOrder: Record<OrderSort, (a: Order, b: Order) => number> = {
  newest: newer,
  oldest: (a, b) => newer(b, a),
  highest: (a, b) => b.total - a.total || newer(a, b),
  lowest: (a, b) => a.total - b.total || newer(a, b),
  name: (a, b) => compare(a.customerName, b.customerName) || newer(a, b),
}
