import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Handlers } from '../shared/contract/routes.ts'
import { networkOf } from '../shared/network.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import type { DiscountEffect } from './discounts/discount-effect.ts'
import { orderOfIntent, paymentOfOrder } from './orders/order-queries.ts'
import type { ConfirmPayment } from './payment/confirm-payment.ts'
import type { CreatePaymentIntent } from './payment/create-payment-intent.ts'
import type { Payments } from './payment/payments.ts'
import { receiveEvent } from './payment/receive-event.ts'

type Stories = {
  sql: Pool
  payments: Payments
  discountEffect: DiscountEffect
  createPaymentIntent: CreatePaymentIntent
  confirmPayment: ConfirmPayment
  noteFailedPayment(intentId: string, eventId: string): Promise<void>
  webhookSecret: string
  log: Logger
  addressOf(c: Context): string
}

export function checkoutRoutes(stories: Stories) {
  const { sql, payments, confirmPayment } = stories
  return {
    checkDiscount: async (c) =>
      c.json(
        await stories.discountEffect(
          c.req.valid('header')['x-session-id'],
          c.req.valid('json').code,
        ),
        200,
      ),
    createPaymentIntent: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const shopper = { session, clientAddress: networkOf(stories.addressOf(c)) }
      return c.json(await stories.createPaymentIntent(shopper, c.req.valid('json')), 200)
    },
    sendOrderConfirmation: async (c) => {
      const { paymentIntentId, orderNumber } = c.req.valid('json')
      const order = await orderOfIntent(sql, paymentIntentId)
      const isTheirs =
        order?.sessionId === c.req.valid('header')['x-session-id'] &&
        order.orderNumber === orderNumber
      if (!isTheirs) throw new Problem('order_not_found', { field: 'orderNumber' })
      const outcome = await confirmPayment(paymentIntentId)
      if (outcome === 'refunding') throw new Problem('payment_refunded')
      if (outcome === 'processing') throw new Problem('payment_processing')
      if (outcome !== 'paid') throw new Problem('payment_not_completed')
      return c.json({ ok: true as const }, 200)
    },
    getOrderPayment: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      const payment = await paymentOfOrder(sql, c.req.valid('param').orderNumber, session)
      return c.json({ payment }, 200)
    },
    receiveStripeEvent: async (c) => {
      const event = await payments.event(
        await c.req.text(),
        c.req.valid('header')['stripe-signature'],
        stories.webhookSecret,
      )
      await receiveEvent(event, stories)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}
