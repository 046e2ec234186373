import { isLeaving, isOnItsWay, setOrders, writeLog } from '../../orders/index.ts'
import { type Post, withdrawWaitingMails } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { LeftOutOrder, OrderConflict, OrderStatus } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { type OrderMailKind, orderMailKinds, orderMails } from '../mails/order-mails.ts'
import { reasonsAgainst } from '../sewing/goods-to-send.ts'
import * as queries from './change-queries.ts'
import { ordersWithIds } from './paid-order-queries.ts'
import { undoTime } from './undo.ts'

/** The fields of an order that staff can set. */
export type OrderChange = {
  /** Any status may follow any other. Default: unchanged. */
  status?: OrderStatus | undefined
  /** Null removes the number. Default: unchanged. */
  trackingNumber?: string | null | undefined
}

export type ChangedOrders = {
  /** The orders whose status or tracking number was different, with the status before the change. */
  changed: { id: number; from: OrderStatus; version: number }[]
  /** The orders that changed since the caller saw them; they are left unchanged. */
  conflicts: OrderConflict[]
  /** The orders that were held back, and those that do not exist. */
  leftOut: LeftOutOrder[]
}

export type Changing = { sql: Pool; post: Post; clock: Clock }
type Change = { status: OrderStatus | undefined; trackingNumber: string | null | undefined }

type StatusChange = {
  ids: readonly number[]
  status: OrderStatus
  /** The version of each order that the caller saw, in the order of `ids`. Default: the last write wins. */
  versions?: readonly number[] | undefined
  /** Whether to set orders that something speaks against sending as well. */
  includeHeldBack: boolean
}

/**
 * Sets the status of all orders except those that changed since the caller saw them, that are held back or that do not
 * exist. Atomic. Problem malformed_request for another number of versions than ids.
 */
export async function setStatuses(
  dependencies: Changing,
  { ids, status, versions, includeHeldBack }: StatusChange,
  administrator: string,
): Promise<ChangedOrders> {
  if (versions && versions.length !== ids.length)
    throw new Problem('malformed_request', { field: 'versions' })
  const seen = new Map(versions?.map((version, at) => [ids[at] ?? 0, version]))
  return changeOrders(dependencies, ids, { status }, { administrator, seen, includeHeldBack })
}

type Manner = {
  administrator: string
  /** The versions of orders that the caller saw, by id; for other orders the last write wins. */
  seen?: ReadonlyMap<number, number>
  /** Default: true. */
  includeHeldBack?: boolean
}

/** Writes the change, logs it and queues the mails to the customers, in one transaction. */
export const changeOrders = (
  { sql, post, clock }: Changing,
  ids: readonly number[],
  { status, trackingNumber }: OrderChange,
  { administrator, seen = new Map(), includeHeldBack = true }: Manner,
): Promise<ChangedOrders> =>
  inTransaction(sql, async (tx) => {
    const change: Change = {
      status,
      trackingNumber: trackingNumber === undefined ? undefined : (trackingNumber?.trim() ?? null),
    }
    const orders = await queries.lockedPaidOrders(tx, ids)
    const touched = orders.filter((order) => isMoved(order, change) || isNumbered(order, change))
    const isOld = ({ id, version }: queries.ChangeableOrder) =>
      (seen.get(id) ?? version) !== version
    const current = touched.filter((order) => !isOld(order))
    const heldBack = includeHeldBack ? [] : await heldBackOf(tx, current, status)
    const due = current.filter(({ id }) => !heldBack.some((one) => one.id === id))
    const versions = new Map(
      (await setOrders(tx, idsOf(due), change)).map(({ id, version }) => [id, version]),
    )
    const by = { administrator, at: clock() }
    await writeLog(
      tx,
      due.flatMap((order) => entriesOf(order, change).map((entry) => ({ ...entry, ...by }))),
    )

    const outdated = due.filter((order) => isOutdated(order, change))
    const stale = { kinds: staleKinds(status), abouts: idsOf(outdated) }
    await withdrawWaitingMails(tx, stale, by.at)
    const news = due.filter((order) => isNews(order, change))
    await post.queueNext(tx, { kind: 'notice', abouts: idsOf(news), delay: undoTime })

    return {
      changed: due.map(({ id, status: from }) => ({ id, from, version: versions.get(id) ?? 0 })),
      conflicts: await queries.conflictsOf(tx, idsOf(touched.filter(isOld))),
      leftOut: [...heldBack, ...missing(ids, orders)],
    }
  })

/** The orders that something speaks against setting to the status; the transaction has locked them. */
async function heldBackOf(
  tx: Transaction,
  orders: readonly queries.ChangeableOrder[],
  status: OrderStatus | undefined,
): Promise<LeftOutOrder[]> {
  const leaving = orders.filter((order) => isLeaving(order.status, status))
  if (leaving.length === 0) return []
  const judged = await ordersWithIds(tx, idsOf(leaving))
  return judged
    .map((order) => ({
      id: order.id,
      orderNumber: order.orderNumber,
      reasons: reasonsAgainst(order, status),
    }))
    .filter(({ reasons }) => reasons.length > 0)
}

function missing(ids: readonly number[], orders: readonly { id: number }[]): LeftOutOrder[] {
  const unknown = new Set(ids)
  for (const { id } of orders) unknown.delete(id)
  return [...unknown].map((id) => ({ id, orderNumber: null, reasons: [] }))
}

const isMoved = (order: queries.ChangeableOrder, { status }: Change): boolean =>
  status !== undefined && status !== order.status

const isNumbered = (order: queries.ChangeableOrder, { trackingNumber }: Change): boolean =>
  trackingNumber !== undefined && trackingNumber !== order.trackingNumber

function entriesOf(order: queries.ChangeableOrder, change: Change) {
  const { id: orderId, status, trackingNumber } = order
  return [
    ...(isMoved(order, change)
      ? [{ orderId, event: 'status' as const, from: status, to: change.status ?? null }]
      : []),
    ...(isNumbered(order, change)
      ? [
          {
            orderId,
            event: 'tracking' as const,
            from: trackingNumber,
            to: change.trackingNumber ?? null,
          },
        ]
      : []),
  ]
}

/** Whether to mail the customer: the parcel was shipped, or its tracking number was in no mail yet. */
function isNews(order: queries.ChangeableOrder, change: Change): boolean {
  const trackingNumber =
    change.trackingNumber === undefined ? order.trackingNumber : change.trackingNumber
  const isNewNumber = trackingNumber !== null && trackingNumber !== order.notifiedTrackingNumber
  if (isMoved(order, change) && change.status === 'shipped') return !order.isNotified || isNewNumber
  return isNumbered(order, change) && isNewNumber && isOnItsWay(change.status ?? order.status)
}

/** Whether waiting mails are out of date after the change. */
const isOutdated = (order: queries.ChangeableOrder, change: Change): boolean =>
  isMoved(order, change) || (isNumbered(order, change) && order.isNotified)

/** The kinds of those mails: the notice, and each kind that does not report the new status. */
const staleKinds = (status: OrderStatus | undefined): OrderMailKind[] =>
  orderMailKinds.filter(
    (kind) =>
      kind === 'notice' ||
      (status && !orderMails[kind].isDue({ payment: 'paid', status, isAwaited: true })),
  )

const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)
