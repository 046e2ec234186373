import type { Order } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { type Changing, changeOrders, type OrderChange } from './change-orders.ts'
import { paidOrder } from './paid-order-queries.ts'

/**
 * Sets an order's status and tracking number on behalf of an administrator: any status from any other, whatever speaks
 * against sending the order (specification, section 4). Problems: order_not_found, and
 * changed_meanwhile when the order is not at the `version` that the caller saw.
 */
export async function changeOrder(
  dependencies: Changing,
  id: number,
  { version, ...change }: OrderChange & { version?: number | undefined },
  administrator: string,
): Promise<Order> {
  const { sql } = dependencies
  await knownOrder(sql, id)
  const seen = new Map(version === undefined ? [] : [[id, version]])
  const { conflicts } = await changeOrders(dependencies, [id], change, { administrator, seen })
  const [conflict] = conflicts
  if (conflict) throw new Problem('changed_meanwhile', { conflict })
  return knownOrder(sql, id)
}

async function knownOrder(sql: Sql, id: number): Promise<Order> {
  const order = await paidOrder(sql, id)
  if (!order) throw new Problem('order_not_found', { field: 'id' })
  return order
}
