import { atom } from 'nanostores'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import type { Body } from '../../../client/operation-types.ts'
import type { ConflictAnswer } from '../../../client/request-error.ts'

/** The fields of an order that staff change. */
export type OrderFields = Omit<Body<'updateOrder'>, 'version'>

/** A change that was refused, as somebody else had changed the order. */
export type OrderConflict = ConflictAnswer<Order> & {
  /** The order as it was when the change was made. */
  seen: Pick<Order, 'status' | 'trackingNumber'>
  wanted: OrderFields
}

/** The refused changes that wait for a choice. */
export const $orderConflicts = atom<readonly OrderConflict[]>([])

export const tellConflicts = (conflicts: readonly OrderConflict[]): void =>
  $orderConflicts.set([...$orderConflicts.get(), ...conflicts])

/** Answers the conflicts that waited, which wait no longer. */
export function takeConflicts(): readonly OrderConflict[] {
  const conflicts = $orderConflicts.get()
  $orderConflicts.set([])
  return conflicts
}
