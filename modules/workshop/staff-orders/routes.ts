import type { Logger } from 'pino'
import { administratorOf } from '../../shared/administrator.ts'
import type { Order } from '../../shared/contract/api.d.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import type { StreamedAnswer } from '../../shared/lists/streamed-list.ts'
import { changeOrder } from './change-order.ts'
import { type Changing, setStatuses } from './change-orders.ts'
import { noteOrderFile } from './list/note-order-file.ts'
import { paidOrderPart } from './list/order-list-queries.ts'
import { orderStream } from './list/order-stream.ts'
import { orderSummary } from './summary-queries.ts'

/** Staff calls on paid orders. */
export function staffOrderRoutes(dependencies: Changing & { log: Logger }) {
  const { sql, clock } = dependencies
  return {
    listOrders: async (c) => {
      const { limit, ...query } = c.req.valid('query')
      const { username: administrator } = administratorOf(c)
      if (limit === undefined) {
        const { json, matching, total } = await orderStream(dependencies, query, clock())
        await noteOrderFile(dependencies, query, { matching, administrator })
        return c.body(json, 200, {
          'content-type': 'application/json',
          'x-matching': String(matching),
          'x-total': String(total),
        }) as unknown as StreamedAnswer<Order>
      }
      const part = await paidOrderPart(sql, { ...query, limit }, clock())
      await noteOrderFile(dependencies, query, { matching: part.matching, administrator })
      return c.json(part.orders, 200, {
        'x-matching': String(part.matching),
        'x-total': String(part.total),
        ...(part.nextCursor && { 'x-next-cursor': part.nextCursor }),
      })
    },
    getSummary: async (c) => c.json(await orderSummary(sql, clock()), 200),
    updateOrder: async (c) => {
      const { id } = c.req.valid('param')
      const { username } = administratorOf(c)
      return c.json(await changeOrder(dependencies, id, c.req.valid('json'), username), 200)
    },
    updateOrders: async (c) => {
      const { username } = administratorOf(c)
      const { changed: orders, ...others } = await setStatuses(
        dependencies,
        c.req.valid('json'),
        username,
      )
      return c.json({ changed: orders.length, orders, ...others }, 200)
    },
  } satisfies Partial<Handlers>
}
