import { resource } from '../../../browser/resource.ts'
import { call } from '../../../client/admin.ts'
import { failureOf } from '../../ui/list/failure.ts'

const log = resource((id: number) => call('getOrderLog', { path: { id } }), failureOf)

/** What staff did with the order whose details are shown. */
export const $orderLog = log.$loaded

let shownId: number | undefined

/** Loads an order's log, or loads it again; until then the log of the same order stays. */
export function loadOrderLog(orderId: number): Promise<void> {
  if (orderId !== shownId) log.reset()
  shownId = orderId
  return log.load(orderId)
}
