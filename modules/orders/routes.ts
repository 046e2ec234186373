import type { Clock } from '../shared/clock.ts'
import type { Handlers } from '../shared/contract/routes.ts'
import type { Pool } from '../shared/transaction.ts'
import type { OrderLinks } from './links/order-links.ts'
import { ownPayment } from './links/own-payment.ts'
import { orderLog } from './log/order-log.ts'

/** The call of the session that placed an order, and staff's on an order's log. */
export function orderRoutes(dependencies: { sql: Pool; orderLinks: OrderLinks; clock: Clock }) {
  return {
    getOrderPayment: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const { orderNumber } = c.req.valid('param')
      return c.json(await ownPayment(dependencies, orderNumber, session), 200)
    },
    getOrderLog: async (c) => c.json(await orderLog(dependencies, c.req.valid('param').id), 200),
  } satisfies Partial<Handlers>
}
