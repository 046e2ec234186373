import type { OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import type { Query } from '../../../client/operation-types.ts'
import { searched } from '../../ui/list/search.ts'

/** What the server takes of a view, besides the part that is wanted. */
type Filters = Omit<Query<'listOrders'>, 'limit' | 'cursor'>

export const orderStatuses = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatus[]

export const orderPeriods = ['all', 'today', 'week', 'month'] as const
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest', 'name'] as const

/** What the tab shows; all of it stands in the address, so that reload, back and a shared link restore it. */
export type OrderView = {
  search: string
  status: OrderStatus | 'all'
  period: (typeof orderPeriods)[number]
  sort: (typeof orderSorts)[number]
}

/** Every order, newest first. */
export const plainView: OrderView = { search: '', status: 'all', period: 'all', sort: 'newest' }

/** Reads the parameters of an address; what makes no sense counts as absent. */
export function viewOf(parameters: URLSearchParams): OrderView {
  const oneOf = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === parameters.get(name))
  return {
    search: searched(parameters.get('search') ?? ''),
    status: oneOf(orderStatuses, 'status') ?? plainView.status,
    period: oneOf(orderPeriods, 'period') ?? plainView.period,
    sort: oneOf(orderSorts, 'sort') ?? plainView.sort,
  }
}

/** What a view asks the server for, and what the address says of it; what changes nothing is left out. */
export function filtersOf({ search, status, period, sort }: OrderView): Filters {
  return {
    ...(searched(search) && { search: searched(search) }),
    ...(status !== 'all' && { status }),
    ...(period !== 'all' && { period }),
    ...(sort !== plainView.sort && { sort }),
  }
}
