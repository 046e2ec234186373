import { map } from 'nanostores'
import type { OrderLogEntry } from '../../modules/shared/contract/api.d.ts'
import { staffApi } from '../staff-api.ts'
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
  const call = latest
  if ($orderLog.get().orderId !== orderId) $orderLog.set({ orderId, entries: null, failure: null })
  try {
    const entries = await staffApi.orderLog(orderId)
    if (call === latest) $orderLog.set({ orderId, entries, failure: null })
  } catch (error) {
    if (call === latest) $orderLog.setKey('failure', failureOf(error))
  }
}
