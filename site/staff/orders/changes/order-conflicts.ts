import { atom } from 'nanostores'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import type { Body } from '../../../client/operation-types.ts'
import type { ConflictAnswer } from '../../../client/request-error.ts'

/** The fields of an order that staff can change. */
export type OrderFields = Omit<Body<'updateOrder'>, 'version'>

/** A change that was refused because another administrator had changed the order. */
export type OrderConflict = ConflictAnswer<Order> & {
  /** The order as it was shown when the change was made. */
  seen: Pick<Order, 'status' | 'trackingNumber'>
  wanted: OrderFields
}

/** The conflicts that wait for a choice. */
export const $orderConflicts = atom<readonly OrderConflict[]>([])

/** Adds conflicts to those that wait for a choice. */
export const showConflicts = (conflicts: readonly OrderConflict[]): void =>
  $orderConflicts.set([...$orderConflicts.get(), ...conflicts])

/** Returns the waiting conflicts and clears them. */
export function takeConflicts(): readonly OrderConflict[] {
  const conflicts = $orderConflicts.get()
  $orderConflicts.set([])
  return conflicts
}
