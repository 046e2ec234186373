import type { Clock } from '../../shared/clock.ts'
import type { OrderConflict, OrderStatus } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { withdrawWaitingMails } from '../follow-up/order-mail-queries.ts'
import { orderMails } from '../follow-up/order-mails.ts'
import { queueMails } from '../follow-up/queue-mails.ts'
import { type MailKind, mailKinds } from '../orders/mail-kinds.ts'
import { writeLog } from '../orders/order-log-queries.ts'
import { isOnItsWay } from '../orders/order-status.ts'
import { unapprovedOrders } from '../orders/unapproved-queries.ts'
import * as queries from './change-queries.ts'
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
}

export type Changing = { sql: Pool; enqueue: Enqueue; clock: Clock }
type Change = { status: OrderStatus | undefined; trackingNumber: string | null | undefined }

type StatusChange = {
  ids: readonly number[]
  status: OrderStatus
  /** The version of each order that the caller saw, in the order of `ids`. Default: the last write wins. */
  versions?: readonly number[] | undefined
}

/**
 * Sets the status of all orders except those that changed since the caller saw them. Atomic. Problems:
 * malformed_request for another number of versions than ids; orders_not_found when an order is missing.
 */
export async function setStatuses(
  dependencies: Changing,
  { ids, status, versions }: StatusChange,
  administrator: string,
): Promise<ChangedOrders> {
  if (versions && versions.length !== ids.length)
    throw new Problem('malformed_request', { field: 'versions' })
  const seen = new Map(versions?.map((version, at) => [ids[at] ?? 0, version]))
  return changeOrders(dependencies, ids, { status }, administrator, seen)
}

/**
 * Writes the change, logs it and queues the mails to the customers, in one transaction. `seen` maps order ids to the
 * versions that the caller saw; for other orders the last write wins. Problems, with nothing changed: orders_not_found
 * unless every id is a paid order; proof_not_approved if one of them would be sent before its customer approved a design.
 */
export const changeOrders = (
  { sql, enqueue, clock }: Changing,
  ids: readonly number[],
  { status, trackingNumber }: OrderChange,
  administrator: string,
  seen: ReadonlyMap<number, number> = new Map(),
): Promise<ChangedOrders> =>
  inTransaction(sql, async (tx) => {
    const change: Change = {
      status,
      trackingNumber: trackingNumber === undefined ? undefined : (trackingNumber?.trim() ?? null),
    }
    const orders = await queries.lockedPaidOrders(tx, ids)
    if (orders.length < new Set(ids).size) throw new Problem('orders_not_found', { field: 'ids' })
    const touched = orders.filter((order) => isMoved(order, change) || isNumbered(order, change))
    const isOld = ({ id, version }: queries.ChangeableOrder) =>
      (seen.get(id) ?? version) !== version
    const due = touched.filter((order) => !isOld(order))
    await refuseUnapproved(
      tx,
      due.filter((order) => isMoved(order, change)),
      status,
    )
    const versions = new Map(
      (await queries.setOrders(tx, idsOf(due), change)).map(({ id, version }) => [id, version]),
    )
    const by = { administrator, at: clock() }
    await writeLog(
      tx,
      due.flatMap((order) => entriesOf(order, change).map((entry) => ({ ...entry, ...by }))),
    )

    const outdated = due.filter((order) => isOutdated(order, change))
    await withdrawWaitingMails(tx, idsOf(outdated), staleKinds(status), by.at)
    const news = due.filter((order) => isNews(order, change))
    const notices = { orderIds: idsOf(news), kind: 'notice', at: by.at, delay: undoTime } as const
    await queueMails(tx, enqueue, notices)

    return {
      changed: due.map(({ id, status: from }) => ({ id, from, version: versions.get(id) ?? 0 })),
      conflicts: await queries.conflictsOf(tx, idsOf(touched.filter(isOld))),
    }
  })

/** Refuses to send what its customer has not approved: whatever changes a status goes through here. */
async function refuseUnapproved(
  tx: Transaction,
  moved: readonly queries.ChangeableOrder[],
  status: OrderStatus | undefined,
): Promise<void> {
  if (!status || !isOnItsWay(status)) return
  const unapproved = await unapprovedOrders(tx, idsOf(moved))
  if (unapproved.length > 0) throw new Problem('proof_not_approved', { field: 'status' })
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
  const isNewNumber = trackingNumber !== null && trackingNumber !== order.toldTrackingNumber
  if (isMoved(order, change) && change.status === 'shipped') return !order.isTold || isNewNumber
  return isNumbered(order, change) && isNewNumber && isOnItsWay(change.status ?? order.status)
}

/** Whether waiting mails are out of date after the change. */
const isOutdated = (order: queries.ChangeableOrder, change: Change): boolean =>
  isMoved(order, change) || (isNumbered(order, change) && order.isTold)

/** The kinds of those mails: the notice, and each kind that does not report the new status. */
const staleKinds = (status: OrderStatus | undefined): MailKind[] =>
  mailKinds.filter(
    (kind) =>
      kind === 'notice' ||
      (status && !orderMails[kind].isDue({ payment: 'paid', status, isAwaited: true })),
  )

const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)
