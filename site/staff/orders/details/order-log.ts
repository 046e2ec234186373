import { resource } from '../../../browser/resource.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { failureOf } from '../../ui/list/failure.ts'

const log = resource((id: number) => call('getOrderLog', { path: { id } }), failureOf)

/** The administrators' actions on the order in the dialog. */
export const $orderLog = log.$loaded

let shownId: number | undefined

/** Loads an order's log; during a reload the old entries of the same order stay. */
export function loadOrderLog(orderId: number): Promise<void> {
  if (orderId !== shownId) log.reset()
  shownId = orderId
  return log.load(orderId)
}
