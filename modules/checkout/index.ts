import type { Context } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Emails } from '../../emails/render.ts'
import type { Cart } from '../cart/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Alert, Order, OrderStatus, Summary } from '../shared/contract/api.d.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { discountEffectStory } from './discounts/discount-effect.ts'
import { createDiscounts, type Discounts } from './discounts/discounts.ts'
import { createFollowUp } from './follow-up/follow-up.ts'
import { orderMail } from './follow-up/order-mails.ts'
import { refundOrder } from './follow-up/refund-order.ts'
import { checkoutJobs } from './jobs.ts'
import { type OrderPart, type OrderQuery, paidOrderPart } from './orders/order-list-queries.ts'
import { paidOrder, setStatus } from './orders/paid-order-queries.ts'
import { orderSummary } from './orders/summary-queries.ts'
import { confirmPaymentStory } from './payment/confirm-payment.ts'
import { createPaymentIntentStory } from './payment/create-payment-intent.ts'
import { noteFailedPayment } from './payment/failed-payments.ts'
import { createPayments } from './payment/payments.ts'
import { reconcilePaymentsStory } from './payment/reconcile-payments.ts'
import { checkoutRoutes } from './routes.ts'

export { newOrderNumber } from './orders/order-number.ts'

export type Checkout = {
  discountCodes: Discounts
  /** The paid orders that match, all of them or a part; Problem malformed_request for a cursor that nobody gave. */
  paidOrders(query: OrderQuery): Promise<OrderPart>
  /** The shop's figures, money in øre. */
  summary(): Promise<Summary>
  /** Any status may follow any other; Problem order_not_found. */
  setOrderStatus(id: number, status: OrderStatus): Promise<Order>
  /** Orders whose receipt or refund failed for good. */
  alerts(): Promise<Alert[]>
  /** Sends the mail about an order's payment once more; Problem order_not_found. */
  resendReceipt(id: number): Promise<void>
  /** Tries a refund again; Problem order_not_found. */
  retryRefund(id: number): Promise<void>
}

export type CheckoutDependencies = {
  sql: Pool
  catalogue: Catalogue
  cart: Cart
  stripe: Stripe
  webhookSecret: string
  /** Ms for which an order keeps its units while nobody pays. */
  holdTime: number
  emails: Emails
  sendMail: SendMail
  enqueue: Enqueue
  /** The visitor's network address. */
  addressOf(c: Context): string
  publicUrl: string
  clock: Clock
  log: Logger
}

export function createCheckout(dependencies: CheckoutDependencies) {
  const { sql, clock } = dependencies
  const discounts = createDiscounts(dependencies)
  const withPayments = {
    ...dependencies,
    discounts,
    payments: createPayments(dependencies.stripe, dependencies.publicUrl),
  }
  const confirmPayment = confirmPaymentStory(withPayments)
  const stories = { ...withPayments, confirmPayment }
  const { noteReceiptFailed, noteRefundFailed, ...followUp } = createFollowUp(dependencies)

  const checkout: Checkout = {
    discountCodes: discounts,
    paidOrders: (query) => paidOrderPart(sql, query, clock()),
    summary: () => orderSummary(sql, clock()),
    async setOrderStatus(id, status) {
      await setStatus(sql, id, status)
      const order = await paidOrder(sql, id)
      if (!order) throw new Problem('order_not_found', { field: 'id' })
      return order
    },
    ...followUp,
  }
  return {
    checkout,
    routes: checkoutRoutes({
      ...stories,
      discountEffect: discountEffectStory(stories),
      createPaymentIntent: createPaymentIntentStory(stories),
      noteFailedPayment: (intentId, eventId) => noteFailedPayment(stories, intentId, eventId),
    }),
    jobs: checkoutJobs({
      sendReceipt: orderMail(dependencies),
      noteReceiptFailed,
      refund: refundOrder(stories),
      noteRefundFailed,
      refundIntent: stories.payments.refund,
      reconcile: reconcilePaymentsStory(stories),
    }),
  }
}
