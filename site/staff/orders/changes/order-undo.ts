import { atom } from 'nanostores'
import { undoTime } from '../../../../modules/checkout/rules.ts'
import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { keepTimed, readTimed } from '../../../browser/kept-until.ts'

/** An order as it was before a change, with the version that the change gave it. */
export type Before = Pick<Order, 'id' | 'version'> & {
  status: OrderStatus
  /** Without it, the change left the number as it was. */
  trackingNumber?: string | null
  /** The number that the change set, which stays typed when the change is taken back. */
  typedNumber?: string | null
  /** Whether a mail had told before the change that the order is on its way. */
  wasTold?: boolean
}

/** A change that can still be taken back. */
export type Undoable = {
  id: number
  text: string
  /** Who gets a mail once the time is over. */
  mail: 'customer' | 'customers' | undefined
  /** Ms since 1970. */
  until: number
  orders: readonly Before[]
}

const key = 'adminUndoable'

/** The changes that can still be taken back, the latest last; this tab keeps them over a reload. */
export const $undoable = atom<readonly Undoable[]>(readTimed(key, undoTime * 1000, isUndoable))
for (const { id, until } of $undoable.get()) withdrawAt(id, until)
$undoable.listen((changes) => keepTimed(key, changes))

let lastId = Math.max(0, ...$undoable.get().map(({ id }) => id))

/**
 * Offers to take a change back until its time is over, which began when the change was sent (ms since 1970): by then
 * the server waits no longer. An order's latest change alone can be taken back.
 */
export function offerUndo(change: Omit<Undoable, 'id' | 'until'>, sentAt: number): void {
  lastId += 1
  const id = lastId
  const until = sentAt + undoTime * 1000
  const touched = new Set(change.orders.map((order) => order.id))
  const earlier = $undoable
    .get()
    .map((one) => ({ ...one, orders: one.orders.filter((order) => !touched.has(order.id)) }))
    .filter((one) => one.orders.length > 0)
  $undoable.set([...earlier, { ...change, id, until }])
  withdrawAt(id, until)
}

/** Offers a change again that could not be taken back, if its time is not over. */
export function offerAgain(change: Undoable): void {
  if (change.until > Date.now()) $undoable.set([...$undoable.get(), change])
}

/** Takes the offer away. */
export const withdrawUndo = (id: number): void =>
  $undoable.set($undoable.get().filter((one) => one.id !== id))

function withdrawAt(id: number, until: number): void {
  setTimeout(() => withdrawUndo(id), until - Date.now())
}

function isUndoable({ id, text, orders }: Partial<Undoable>): boolean {
  return typeof id === 'number' && typeof text === 'string' && isList(orders)
}

function isList(orders: unknown): boolean {
  if (!Array.isArray(orders) || orders.length === 0) return false
  return orders.every((order?: Partial<Before>) => order?.id && order.version && order.status)
}
