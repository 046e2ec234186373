import type { Context } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { Emails } from '../../emails/render.ts'
import type { Cart } from '../cart/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Alert, Order, OrderLogEntry, OrderStatus, Summary } from '../shared/contract/api.d.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { SendMail } from '../shared/mail.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool, Transaction } from '../shared/transaction.ts'
import { discountEffectStory } from './discounts/discount-effect.ts'
import { createDiscounts, type Discounts } from './discounts/discounts.ts'
import { createFollowUp } from './follow-up/follow-up.ts'
import { orderMail } from './follow-up/order-mails.ts'
import { refundOrder } from './follow-up/refund-order.ts'
import { shippingNotice } from './follow-up/shipping-notice.ts'
import { unitsHeld } from './holds/holds.ts'
import { checkoutJobs } from './jobs.ts'
import { type ChangedOrders, changeOrdersStory, type OrderChange } from './orders/change-orders.ts'
import { type OrderPart, type OrderQuery, paidOrderPart } from './orders/order-list-queries.ts'
import { logOfOrder } from './orders/order-log-queries.ts'
import { paidOrder } from './orders/paid-order-queries.ts'
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
  /**
   * Sets an order's status and tracking number, in an administrator's name. Problems order_not_found, and
   * changed_meanwhile when the order is not in the `version` that the caller saw.
   */
  changeOrder(
    id: number,
    change: OrderChange & { version?: number | undefined },
    administrator: string,
  ): Promise<Order>
  /**
   * Sets the status of all orders but those that are not in the version that the caller saw; `versions` has one
   * for each id. Problem orders_not_found, and none is set.
   */
  setStatuses(
    ids: readonly number[],
    change: { status: OrderStatus; versions?: readonly number[] | undefined },
    administrator: string,
  ): Promise<ChangedOrders>
  /** What staff did with an order, the latest first; Problem order_not_found. */
  orderLog(id: number): Promise<OrderLogEntry[]>
  /** Orders of which a mail or the refund failed for good. */
  alerts(): Promise<Alert[]>
  /** Sends the mail about an order's payment once more; Problem order_not_found. */
  resendReceipt(id: number, administrator: string): Promise<void>
  /** Sends the mail that an order is on its way once more; Problem order_not_found. */
  resendNotice(id: number, administrator: string): Promise<void>
  /** Tries a refund again; Problem order_not_found. */
  retryRefund(id: number, administrator: string): Promise<void>
  /** Units of a product that open orders hold; firm within a transaction that has locked the product. */
  heldUnits(tx: Transaction, productId: number): Promise<number>
}

/** Entries of an order's log that staff are shown. */
const mostLogEntries = 100

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
  const changeOrders = changeOrdersStory(dependencies)
  const { noteReceiptFailed, noteNoticeFailed, noteRefundFailed, insistOnRefund, ...followUp } =
    createFollowUp(dependencies)

  const checkout: Checkout = {
    discountCodes: discounts,
    paidOrders: (query) => paidOrderPart(sql, query, clock()),
    summary: () => orderSummary(sql, clock()),
    async changeOrder(id, { version, ...change }, administrator) {
      const seen = new Map(version === undefined ? [] : [[id, version]])
      const done = await changeOrders([id], change, administrator, seen)
      const [conflict] = done?.conflicts ?? []
      if (conflict) throw new Problem('changed_meanwhile', { conflict })
      const order = await paidOrder(sql, id)
      if (!order) throw new Problem('order_not_found', { field: 'id' })
      return order
    },
    async setStatuses(ids, { status, versions }, administrator) {
      if (versions && versions.length !== ids.length)
        throw new Problem('malformed_request', { field: 'versions' })
      const seen = new Map(versions?.map((version, at) => [ids[at] ?? 0, version]))
      const done = await changeOrders(ids, { status }, administrator, seen)
      if (!done) throw new Problem('orders_not_found', { field: 'ids' })
      return done
    },
    async orderLog(id) {
      const log = await logOfOrder(sql, id, mostLogEntries)
      if (!log) throw new Problem('order_not_found', { field: 'id' })
      return log
    },
    ...followUp,
    heldUnits: unitsHeld,
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
      sendReceipt: orderMail(stories),
      noteReceiptFailed,
      sendNotice: shippingNotice(dependencies),
      noteNoticeFailed,
      refund: refundOrder(stories),
      noteRefundFailed,
      refundIntent: stories.payments.refund,
      insistOnRefund,
      reconcile: reconcilePaymentsStory(stories),
    }),
  }
}
