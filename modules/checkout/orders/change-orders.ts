import type { Clock } from '../../shared/clock.ts'
import type { OrderStatus } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { queues } from '../jobs.ts'
import * as queries from './change-queries.ts'
import { writeLog } from './order-log-queries.ts'

export type OrderChange = {
  /** Any may follow any other; without it, it stays as it is. */
  status?: OrderStatus | undefined
  /** Null for none; without it, it stays as it is. */
  trackingNumber?: string | null | undefined
}

type Dependencies = { sql: Pool; enqueue: Enqueue; clock: Clock }
type By = { administrator: string; at: Date }

/**
 * What staff set is written, noted in the orders' logs, and told to the customers, in one transaction; who
 * sets an order at the same time as somebody else waits for them. Answers how many orders had another status;
 * undefined, and nothing is done, when there is not a paid order for each id.
 */
export function changeOrdersStory({ sql, enqueue, clock }: Dependencies) {
  return (
    ids: readonly number[],
    { status, trackingNumber }: OrderChange,
    administrator: string,
  ): Promise<number | undefined> =>
    inTransaction(sql, async (tx) => {
      const orders = await queries.lockedPaidOrders(tx, ids)
      if (orders.length < new Set(ids).size) return undefined
      const by = { administrator, at: clock() }
      const moved = status ? await move(tx, orders, status, by) : []
      const numbered =
        trackingNumber === undefined
          ? []
          : await number(tx, orders, trackingNumber?.trim() ?? null, by)
      const isNews = {
        shipped: status === 'shipped' ? await queries.untoldOrders(tx, idsOf(moved)) : [],
        numbered: trackingNumber
          ? idsOf(numbered.filter((order) => isOnItsWay(status ?? order.status)))
          : [],
      }
      const due = new Set([...isNews.shipped, ...isNews.numbered])
      for (const notice of await queries.nextNotices(tx, [...due]))
        await enqueue(tx, queues.notice, notice)
      return moved.length
    })
}

/** Whether an order has left the shop. */
export const isOnItsWay = (status: OrderStatus): boolean =>
  status === 'shipped' || status === 'delivered'

/** Sets the status of the orders that had another one; answers those, as they were. */
async function move(
  tx: Transaction,
  orders: readonly queries.ChangeableOrder[],
  status: OrderStatus,
  by: By,
) {
  const moved = orders.filter((order) => order.status !== status)
  await queries.setStatus(tx, idsOf(moved), status)
  await writeLog(
    tx,
    moved.map(({ id, status: from }) => ({
      orderId: id,
      event: 'status',
      from,
      to: status,
      ...by,
    })),
  )
  return moved
}

/** As `move`, for the tracking number. */
async function number(
  tx: Transaction,
  orders: readonly queries.ChangeableOrder[],
  trackingNumber: string | null,
  by: By,
) {
  const numbered = orders.filter((order) => order.trackingNumber !== trackingNumber)
  await queries.setTrackingNumber(tx, idsOf(numbered), trackingNumber)
  await writeLog(
    tx,
    numbered.map(({ id, trackingNumber: from }) => ({
      orderId: id,
      event: 'tracking',
      from,
      to: trackingNumber,
      ...by,
    })),
  )
  return numbered
}

const idsOf = (orders: readonly { id: number }[]) => orders.map(({ id }) => id)
