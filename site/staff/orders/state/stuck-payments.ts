import { call } from '../../../client/generated/admin/stuck-payments.ts'
import { staffResource } from '../../ui/list/resource.ts'

/** Payments that could neither be settled nor paid back in all attempts so far. */
export const { $loaded: $stuckPayments, load: refetchStuckPayments } = staffResource(() =>
  call('listStuckPayments'),
)
