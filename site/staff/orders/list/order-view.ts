import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import type { Query } from '../../../client/operation-types.ts'
import { searched } from '../../ui/list/search.ts'

/** The query of a view, without the page. */
type Filters = Omit<Query<'listOrders'>, 'limit' | 'cursor' | 'purpose'>

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

/** Reads a view from the address's parameters; invalid values count as absent. */
export function viewOf(parameters: URLSearchParams): OrderView {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === parameters.get(name))
  return {
    search: searched(parameters.get('search') ?? ''),
    status: oneOf(orderStatuses, 'status') ?? plainView.status,
    period: oneOf(orderPeriods, 'period') ?? plainView.period,
    mark: oneOf(orderMarks, 'mark') ?? plainView.mark,
    sort: oneOf(orderSorts, 'sort') ?? plainView.sort,
  }
}

/** The query of a view, for the server and the address; default values are omitted. */
export function filtersOf({ search, status, period, mark, sort }: OrderView): Filters {
  return {
    ...(searched(search) && { search: searched(search) }),
    ...(status !== 'all' && { status }),
    ...(period !== 'all' && { period }),
    ...(mark !== 'all' && { mark }),
    ...(sort !== plainView.sort && { sort }),
  }
}
