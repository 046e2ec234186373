import type { Context } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Emails } from '../../emails/render.ts'
import type { Cart } from '../cart/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import type { Pool } from '../shared/transaction.ts'
import { discountEffectStory } from './discounts/discount-effect.ts'
import { createDiscounts } from './discounts/discounts.ts'
import { discountRoutes } from './discounts/routes.ts'
import { createFollowUp } from './follow-up/follow-up.ts'
import { refundOrder } from './follow-up/refund-order.ts'
import { followUpRoutes } from './follow-up/routes.ts'
import { sendOrderMail } from './follow-up/send-order-mail.ts'
import { checkoutJobs } from './jobs.ts'
import { orderRoutes } from './orders/routes.ts'
import { staffOrderStories } from './orders/staff-orders.ts'
import { confirmPaymentStory } from './payment/confirm-payment.ts'
import { createPaymentIntentStory } from './payment/create-payment-intent.ts'
import { noteFailedPayment } from './payment/failed-payments.ts'
import { createPayments } from './payment/payments.ts'
import { reconcilePaymentsStory } from './payment/reconcile-payments.ts'
import { checkoutRoutes } from './routes.ts'

export { heldUnits } from './holds/holds.ts'
export { newOrderNumber } from './orders/order-number.ts'

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
  const discounts = createDiscounts(dependencies)
  const withPayments = {
    ...dependencies,
    discounts,
    payments: createPayments(dependencies.stripe, dependencies.publicUrl),
  }
  const confirmPayment = confirmPaymentStory(withPayments)
  const stories = { ...withPayments, confirmPayment }
  const followUp = createFollowUp(dependencies)
  return {
    routes: {
      ...checkoutRoutes({
        ...stories,
        discountEffect: discountEffectStory(stories),
        createPaymentIntent: createPaymentIntentStory(stories),
        noteFailedPayment: (intentId, eventId) => noteFailedPayment(stories, intentId, eventId),
      }),
      ...orderRoutes(staffOrderStories(dependencies)),
      ...followUpRoutes(followUp),
      ...discountRoutes(discounts),
    },
    jobs: checkoutJobs({
      sendMail: sendOrderMail(stories),
      noteMailFailed: followUp.noteMailFailed,
      refund: refundOrder(stories),
      noteRefundFailed: followUp.noteRefundFailed,
      refundIntent: stories.payments.refund,
      insistOnRefund: followUp.insistOnRefund,
      reconcile: reconcilePaymentsStory(stories),
    }),
  }
}
