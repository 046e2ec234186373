import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Emails } from '../../emails/render.ts'
import type { Cart } from '../cart/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Order, OrderStatus } from '../shared/contract/api.d.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool } from '../shared/transaction.ts'
import { confirmPaymentStory } from './confirm-payment.ts'
import { createPaymentIntentStory } from './create-payment-intent.ts'
import { createDiscounts, type Discounts } from './discounts.ts'
import { checkoutJobs } from './jobs.ts'
import { orderMails } from './order-mails.ts'
import * as queries from './paid-order-queries.ts'
import { createPayments } from './payments.ts'
import { checkoutRoutes } from './routes.ts'

export type Checkout = {
  discountCodes: Discounts
  /** The paid orders, newest first. */
  paidOrders(): Promise<Order[]>
  /** Any status may follow any other; Problem order_not_found. */
  setOrderStatus(id: number, status: OrderStatus): Promise<Order>
}

export type CheckoutDependencies = {
  sql: Pool
  catalogue: Catalogue
  cart: Cart
  stripe: Stripe
  webhookSecret: string
  emails: Emails
  sendMail: SendMail
  enqueue: Enqueue
  publicUrl: string
  clock: Clock
  log: Logger
}

export function createCheckout(dependencies: CheckoutDependencies) {
  const { sql, webhookSecret } = dependencies
  const payments = createPayments(dependencies.stripe)
  const discountCodes = createDiscounts(dependencies)
  const confirmPayment = confirmPaymentStory({ ...dependencies, payments })
  const createPaymentIntent = createPaymentIntentStory({
    ...dependencies,
    payments,
    discounts: discountCodes,
    confirmPayment,
  })

  const checkout: Checkout = {
    discountCodes,
    paidOrders: () => queries.paidOrders(sql),
    async setOrderStatus(id, status) {
      await queries.setStatus(sql, id, status)
      const [order] = await queries.paidOrders(sql, id)
      if (!order) throw new Problem('order_not_found', { field: 'id' })
      return order
    },
  }
  return {
    checkout,
    routes: checkoutRoutes({
      sql,
      payments,
      discounts: discountCodes,
      createPaymentIntent,
      confirmPayment,
      webhookSecret,
    }),
    jobs: checkoutJobs(orderMails({ ...dependencies, payments })),
  }
}
