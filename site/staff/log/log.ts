import type { StaffActionKind } from '../../../modules/shared/contract/api.d.ts'
import { call, listStaffActionsLimitMaximum } from '../../client/generated/admin/log.ts'
import { partedList } from '../ui/list/parted-list.ts'
import { oneOf, views } from '../ui/list/views.ts'

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

const dayOf = (text: string) => (/^20\d{2}-\d{2}-\d{2}$/.test(text) ? text : undefined)

/** The listed actions of staff; `$logView` has their filters. */
export const logList = partedList({
  /** The parameters in the address have their own names, beside those of the other lists. */
  views: views<LogView>(plainView, {
    search: ['log', String],
    administrator: ['person', String],
    kind: ['kind', oneOf(kinds)],
    from: ['from', dayOf],
    to: ['to', dayOf],
  }),
  fetch: (filters, page) => call('listStaffActions', { query: { ...filters, ...page } }),
  largest: listStaffActionsLimitMaximum,
})

export const { $loaded: $log, $view: $logView } = logList

/** Clears the filters of the log. */
export const clearLogFilters = (): void => $logView.set(plainView)
