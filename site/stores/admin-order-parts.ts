import type { Order } from '../../modules/shared/contract/api.d.ts'
import { staffApi } from '../staff-api.ts'
import { filtersOf, type OrderView } from './admin-order-view.ts'

/** Orders that the server gives at once at most (contract). */
const largestPart = 1000

/** A part of the orders, and what is known of all of them. */
export type OrderPart = {
  orders: readonly Order[]
  /** How many orders match the filters. */
  matching: number
  /** How many there are. */
  total: number
  /** Of the part after this one; undefined after the last. */
  nextCursor: string | undefined
}

/** The first orders of a view, or those after a cursor, in as many calls as it takes. */
export async function fetchOrders(
  view: OrderView,
  most: number,
  cursor?: string,
): Promise<OrderPart> {
  const part = await staffApi.orders({
    ...filtersOf(view),
    limit: Math.min(most, largestPart),
    ...(cursor && { cursor }),
  })
  const left = most - part.orders.length
  if (!part.nextCursor || left <= 0) return part
  const rest = await fetchOrders(view, left, part.nextCursor)
  return { ...rest, orders: part.orders.concat(rest.orders) }
}
