import { call } from '../client/admin.ts'
import type { Answer } from '../client/operation-types.ts'
import { filtersOf, type OrderView } from './admin-order-view.ts'

/** Orders that the server gives at once at most (contract). */
const largestPart = 1000

/** The first orders of a view, or those after a cursor, in as many calls as it takes. */
export async function fetchOrders(
  view: OrderView,
  most: number,
  cursor?: string,
): Promise<Answer<'listOrders'>> {
  const part = await call('listOrders', {
    query: {
      ...filtersOf(view),
      limit: Math.min(most, largestPart),
      ...(cursor && { cursor }),
    },
  })
  const left = most - part.items.length
  if (!part.nextCursor || left <= 0) return part
  const rest = await fetchOrders(view, left, part.nextCursor)
  return { ...rest, items: part.items.concat(rest.items) }
}
