import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { undoTime } from '../../../../modules/workshop/rules.ts'
import { timedList } from '../../../browser/kept-until.ts'

/** The values of an order before a change, with the version after it. */
export type Before = Pick<Order, 'id' | 'version'> & {
  status: OrderStatus
  /** Undefined when the change did not touch the number. */
  trackingNumber?: string | null
  /** The number that the change set; after the undo it stays in the field. */
  typedNumber?: string | null
  /** Whether a mail had announced the shipping before the change. */
  wasNotified?: boolean
}

/** A change that can still be undone. */
export type Undoable = {
  id: number
  text: string
  /** The recipients of a mail once the undo expires. */
  mail: 'customer' | 'customers' | undefined
  /** The cancelled order of which money is left to pay back. */
  refundable?: number
  /** Ms since 1970. */
  until: number
  orders: readonly Before[]
}

const undoable = timedList<Undoable>('adminUndoable', undoTime * 1000, isUndoable)

/** The changes that can still be undone, the latest last; this tab stores them for a reload. */
export const $undoable = undoable.$items

/** Removes an offered undo. */
export const withdrawUndo = undoable.remove

let lastId = Math.max(0, ...$undoable.get().map(({ id }) => id))

/**
 * Offers an undo until its time since `sentAt` (ms since 1970) is over, when the server acts on the change. Only the
 * latest change of an order can be undone.
 */
export function offerUndo(change: Omit<Undoable, 'id' | 'until'>, sentAt: number): void {
  lastId += 1
  const until = sentAt + undoTime * 1000
  const touched = new Set(change.orders.map((order) => order.id))
  const earlier = $undoable
    .get()
    .map((one) => ({ ...one, orders: one.orders.filter((order) => !touched.has(order.id)) }))
    .filter((one) => one.orders.length > 0)
  $undoable.set(earlier)
  undoable.add({ ...change, id: lastId, until })
}

/** Offers an undo again after a failed one, unless it has expired. */
export function offerAgain(change: Undoable): void {
  if (change.until > Date.now()) undoable.add(change)
}

function isUndoable({ id, text, orders }: Partial<Undoable>): boolean {
  return typeof id === 'number' && typeof text === 'string' && isList(orders)
}

function isList(orders: unknown): boolean {
  if (!Array.isArray(orders) || orders.length === 0) return false
  return orders.every((order?: Partial<Before>) => order?.id && order.version && order.status)
}
