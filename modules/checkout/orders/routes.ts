import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { StaffOrders } from './staff-orders.ts'

/** What staff see and do of orders. */
export function orderRoutes(orders: StaffOrders) {
  return {
    listOrders: async (c) => {
      const part = await orders.list(c.req.valid('query'))
      return c.json(part.orders, 200, {
        'x-matching': String(part.matching),
        'x-total': String(part.total),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    getSummary: async (c) => c.json(await orders.summary(), 200),
    updateOrder: async (c) =>
      c.json(
        await orders.change(
          c.req.valid('param').id,
          c.req.valid('json'),
          administratorOf(c).username,
        ),
        200,
      ),
    updateOrders: async (c) => {
      const { ids, ...change } = c.req.valid('json')
      const { changed, conflicts } = await orders.setStatuses(
        ids,
        change,
        administratorOf(c).username,
      )
      return c.json({ changed: changed.length, orders: changed, conflicts }, 200)
    },
    getOrderLog: async (c) => c.json(await orders.log(c.req.valid('param').id), 200),
  } satisfies Partial<Handlers>
}
