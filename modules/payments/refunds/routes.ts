import { administratorOf } from '../../shared/administrator.ts'
import type { Handlers } from '../../shared/contract/routes.ts'
import { paymentPart } from './payment-list-queries.ts'
import { paymentOfOrder } from './payment-of-order.ts'
import { type Requesting, requestRefund } from './request-refund.ts'

/** Staff calls on payments and refunds. */
export function refundRoutes(dependencies: Requesting) {
  const { sql } = dependencies
  return {
    getPaymentOfOrder: async (c) => c.json(await paymentOfOrder(sql, c.req.valid('param').id), 200),
    refundOrder: async (c) => {
      const { username: administrator } = administratorOf(c)
      const key = c.req.valid('header')['idempotency-key']
      const { id } = c.req.valid('param')
      const payment = await requestRefund(dependencies, id, c.req.valid('json'), {
        administrator,
        key,
      })
      return c.json(payment, 200)
    },
    listPayments: async (c) => {
      const { payments, nextCursor } = await paymentPart(sql, c.req.valid('query'))
      return c.json(payments, 200, { ...(nextCursor && { 'x-next-cursor': nextCursor }) })
    },
  } satisfies Partial<Handlers>
}
