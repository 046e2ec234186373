import type { Order, OrderLogEntry, OrderStatus, Summary } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { type ChangedOrders, changeOrdersStory, type OrderChange } from './change-orders.ts'
import { type OrderPart, type OrderQuery, paidOrderPart } from './order-list-queries.ts'
import { logOfOrder } from './order-log-queries.ts'
import { paidOrder } from './paid-order-queries.ts'
import { orderSummary } from './summary-queries.ts'

/** Entries of an order's log that staff are shown. */
const mostLogEntries = 100

/** What staff see and do of the orders that are paid. */
export type StaffOrders = ReturnType<typeof staffOrderStories>

type Dependencies = Parameters<typeof changeOrdersStory>[0]

export function staffOrderStories(dependencies: Dependencies) {
  const { sql, clock } = dependencies
  const changeOrders = changeOrdersStory(dependencies)
  return {
    /** The orders that match, all of them or a part; Problem malformed_request for an unknown cursor. */
    list: (query: OrderQuery): Promise<OrderPart> => paidOrderPart(sql, query, clock()),

    /** The shop's figures, money in øre. */
    summary: (): Promise<Summary> => orderSummary(sql, clock()),

    /**
     * Sets an order's status and tracking number, in an administrator's name. Problems order_not_found, and
     * changed_meanwhile when the order is not in the `version` that the caller saw.
     */
    async change(
      id: number,
      { version, ...change }: OrderChange & { version?: number | undefined },
      administrator: string,
    ): Promise<Order> {
      const seen = new Map(version === undefined ? [] : [[id, version]])
      const done = await changeOrders([id], change, administrator, seen)
      const [conflict] = done?.conflicts ?? []
      if (conflict) throw new Problem('changed_meanwhile', { conflict })
      const order = await paidOrder(sql, id)
      if (!order) throw new Problem('order_not_found', { field: 'id' })
      return order
    },

    /**
     * Sets the status of all orders but those that are not in the version that the caller saw; `versions` has one
     * for each id. Problem orders_not_found, and none is set.
     */
    async setStatuses(
      ids: readonly number[],
      { status, versions }: { status: OrderStatus; versions?: readonly number[] | undefined },
      administrator: string,
    ): Promise<ChangedOrders> {
      if (versions && versions.length !== ids.length)
        throw new Problem('malformed_request', { field: 'versions' })
      const seen = new Map(versions?.map((version, at) => [ids[at] ?? 0, version]))
      const done = await changeOrders(ids, { status }, administrator, seen)
      if (!done) throw new Problem('orders_not_found', { field: 'ids' })
      return done
    },

    /** What staff did with an order, the latest first; Problem order_not_found. */
    async log(id: number): Promise<OrderLogEntry[]> {
      const log = await logOfOrder(sql, id, mostLogEntries)
      if (!log) throw new Problem('order_not_found', { field: 'id' })
      return log
    },
  }
}
