import type { PaymentState } from '../../../modules/shared/contract/api.d.ts'
import { call, listPaymentsLimitMaximum } from '../../client/generated/admin/payments.ts'
import { keepInAddress } from '../ui/list/address.ts'
import { partedList } from '../ui/list/parted-list.ts'

/** The states of payments in the order of the filter. */
export const paymentStates = [
  'refunded',
  'disputed',
  'waiting',
  'failed',
] as const satisfies readonly PaymentState[]

type PaymentView = { state: PaymentState }

const plainView: PaymentView = { state: 'refunded' }

const list = partedList({
  plainView,
  fetch: ({ state }, page) => call('listPayments', { query: { state, ...page } }),
  largest: listPaymentsLimitMaximum,
})

/** The listed payments; `$paymentView` has their state. */
export const {
  $loaded: $payments,
  $view: $paymentView,
  refetch: refetchPayments,
  showMore: showMorePayments,
} = list

/** Like followOrderView. */
export function followPaymentView(): () => void {
  const wanted = new URLSearchParams(location.search).get('payments')
  $paymentView.set({ state: paymentStates.find((state) => state === wanted) ?? plainView.state })
  return list.follow(({ state }) =>
    keepInAddress({ payments: state === plainView.state ? undefined : state }),
  )
}
