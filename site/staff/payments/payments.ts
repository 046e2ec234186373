import type { PaymentState } from '../../../modules/shared/contract/api.d.ts'
import { call, listPaymentsLimitMaximum } from '../../client/generated/admin/payments.ts'
import { partedList } from '../ui/list/parted-list.ts'
import { oneOf, views } from '../ui/list/views.ts'

/** The states of payments in the order of the filter. */
export const paymentStates = [
  'refunded',
  'disputed',
  'waiting',
  'failed',
] as const satisfies readonly PaymentState[]

type PaymentView = { state: PaymentState }

const plainView: PaymentView = { state: 'refunded' }

/** The listed payments; the view has their state. */
export const paymentList = partedList({
  views: views(plainView, { state: ['payments', oneOf(paymentStates)] }),
  fetch: (filters, page) => call('listPayments', { query: { ...plainView, ...filters, ...page } }),
  largest: listPaymentsLimitMaximum,
})
