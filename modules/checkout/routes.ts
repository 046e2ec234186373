import type { Handlers } from '../shared/contract/routes.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import type { CreatePaymentIntent } from './create-payment-intent.ts'
import type { Discounts } from './discounts.ts'
import { orderOfIntent } from './order-queries.ts'
import type { Payments } from './payments.ts'
import { receiveEvent } from './receive-event.ts'

type Stories = {
  sql: Pool
  payments: Payments
  discounts: Discounts
  createPaymentIntent: CreatePaymentIntent
  confirmPayment: ConfirmPayment
  webhookSecret: string
}

export function checkoutRoutes({
  sql,
  payments,
  discounts,
  createPaymentIntent,
  confirmPayment,
  webhookSecret,
}: Stories) {
  return {
    checkDiscount: async (c) => {
      const discount = await discounts.find(c.req.valid('json').code)
      if (!discount) throw new Problem('invalid_discount_code', { field: 'code' })
      return c.json(discount, 200)
    },
    createPaymentIntent: async (c) =>
      c.json(
        await createPaymentIntent(c.req.valid('header')['x-session-id'], c.req.valid('json')),
        200,
      ),
    sendOrderConfirmation: async (c) => {
      const { paymentIntentId, orderNumber } = c.req.valid('json')
      const order = await orderOfIntent(sql, paymentIntentId)
      const isTheirs =
        order?.sessionId === c.req.valid('header')['x-session-id'] &&
        order.orderNumber === orderNumber
      if (!isTheirs) throw new Problem('order_not_found', { field: 'orderNumber' })
      const outcome = await confirmPayment(paymentIntentId)
      if (outcome === 'refunding') throw new Problem('sold_out')
      if (outcome !== 'paid') throw new Problem('payment_not_completed')
      return c.json({ ok: true as const }, 200)
    },
    receiveStripeEvent: async (c) => {
      const event = await payments.event(
        await c.req.text(),
        c.req.valid('header')['stripe-signature'],
        webhookSecret,
      )
      await receiveEvent(event, confirmPayment)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
