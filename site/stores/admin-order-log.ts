import { map } from 'nanostores'
import type { OrderLogEntry } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { type Failure, failureOf } from './admin-failure.ts'

type OrderLog = {
  orderId: number
  /** Null until they were loaded once. */
  entries: readonly OrderLogEntry[] | null
  failure: Failure | null
}

/** What staff did with the order whose details are shown. */
export const $orderLog = map<OrderLog>({ orderId: 0, entries: null, failure: null })

let latest = 0

/** Loads an order's log, or loads it anew; what was there of the same order stays until then. */
export async function loadOrderLog(orderId: number): Promise<void> {
  latest += 1
  const asked = latest
  if ($orderLog.get().orderId !== orderId) $orderLog.set({ orderId, entries: null, failure: null })
  try {
    const entries = await call('getOrderLog', { path: { id: orderId } })
    if (asked === latest) $orderLog.set({ orderId, entries, failure: null })
  } catch (error) {
    if (asked === latest) $orderLog.setKey('failure', failureOf(error))
  }
}
