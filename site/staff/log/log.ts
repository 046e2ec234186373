import type { StaffActionKind } from '../../../modules/shared/contract/api.d.ts'
import { call, listStaffActionsLimitMaximum } from '../../client/generated/admin/log.ts'
import { keepInAddress } from '../ui/list/address.ts'
import { partedList } from '../ui/list/parted-list.ts'
import { searched } from '../ui/list/search.ts'

/** Kinds of things that actions are on, in the order of the filter. */
export const kinds = [
  'order',
  'product',
  'discount_code',
  'campaign',
  'person',
  'staff',
] as const satisfies readonly StaffActionKind[]

/** Empty values filter nothing; days are YYYY-MM-DD. */
export type LogView = {
  search: string
  administrator: string
  kind: StaffActionKind | ''
  from: string
  to: string
}

const plainView: LogView = { search: '', administrator: '', kind: '', from: '', to: '' }

const filtersOf = ({ search, administrator, kind, from, to }: LogView) => ({
  ...(searched(search) && { search: searched(search) }),
  ...(searched(administrator) && { administrator: searched(administrator) }),
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
})

const list = partedList({
  plainView,
  fetch: (view, page) => call('listStaffActions', { query: { ...filtersOf(view), ...page } }),
  largest: listStaffActionsLimitMaximum,
})

/** The listed actions of staff; `$logView` has their filters. */
export const { $loaded: $log, $view: $logView, refetch: refetchLog, showMore: showMoreOfLog } = list

/** Clears the filters of the log. */
export const clearLogFilters = (): void => $logView.set(plainView)

/** The names of the parameters in the address, beside those of the other lists. */
const parameters = {
  search: 'log',
  administrator: 'person',
  kind: 'kind',
  from: 'from',
  to: 'to',
} as const

/** Like followOrderView. */
export function followLogView(): () => void {
  const query = new URLSearchParams(location.search)
  const of = (name: keyof LogView) => query.get(parameters[name]) ?? ''
  const dayOf = (name: 'from' | 'to') => (/^20\d{2}-\d{2}-\d{2}$/.test(of(name)) ? of(name) : '')
  $logView.set({
    search: searched(of('search')),
    administrator: searched(of('administrator')),
    kind: kinds.find((name) => name === of('kind')) ?? '',
    from: dayOf('from'),
    to: dayOf('to'),
  })
  return list.follow(({ search, administrator, ...others }) => {
    const view = { ...others, search: searched(search), administrator: searched(administrator) }
    keepInAddress(
      Object.fromEntries(
        Object.entries(parameters).map(([name, parameter]) => [
          parameter,
          view[name as keyof LogView],
        ]),
      ),
    )
  })
}
