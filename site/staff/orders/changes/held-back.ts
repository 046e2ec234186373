import { atom } from 'nanostores'
import type { HoldReason, Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { reasonsAgainst } from '../../../../modules/workshop/rules.ts'
import { $orderChanges, changeOrder } from './order-changes.ts'
import type { OrderFields } from './order-conflicts.ts'

/** Orders that something speaks against sending, and that wait for a choice. */
export type HeldBack = {
  status: OrderStatus
  /** Whether they were left out of a change of several orders. */
  isOfSeveral: boolean
  /** Text on the result for the other orders of that change. */
  done?: string
  /** Without reasons: an order that does not exist any more. */
  orders: readonly (Pick<Order, 'id' | 'orderNumber'> & { reasons: readonly HoldReason[] })[]
  /** Sets their status all the same. */
  setAnyway(): Promise<void>
}

/** The question that waits for an answer; null without one. */
export const $heldBack = atom<HeldBack | null>(null)

/** Closes the question, and sets the status of its orders if staff want it all the same. */
export async function answerHeldBack(answer: 'leave' | 'set'): Promise<void> {
  const asked = $heldBack.get()
  $heldBack.set(null)
  if (answer === 'set') await asked?.setAnyway()
}

/** Changes an order. Asks before, once, when something speaks against sending it. */
export async function askAndChange(order: Order, change: OrderFields): Promise<void> {
  const { status } = change
  // A change that is under way shows already.
  const shown = $orderChanges.get()[order.id]?.status ?? order.status
  const reasons = reasonsAgainst({ ...order, status: shown }, status)
  if (!status || reasons.length === 0) return changeOrder(order, change)
  const { id, orderNumber } = order
  $heldBack.set({
    status,
    isOfSeveral: false,
    orders: [{ id, orderNumber, reasons }],
    setAnyway: () => changeOrder(order, change),
  })
}
