import { type OrderPart, staffApi } from '../staff-api.ts'
import { filtersOf, type OrderView } from './admin-order-view.ts'

/** Orders that the server gives at once at most (contract). */
const largestPart = 1000

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
