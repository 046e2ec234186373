import type { PaymentIntentRequest } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { abandonOrder } from '../orders/abandon-order.ts'
import * as openOrders from '../orders/open-order-queries.ts'
import { type OrderDependencies, type Shopper, writeOrder } from '../orders/write-order.ts'
import type { Confirming } from './confirm-payment.ts'
import { refuseCardTesting } from './failed-payments.ts'
import { intentFor, isOpen, settledElsewhere } from './order-intent.ts'
import type { Intent } from './payments.ts'
import { longestHold } from './reconcile-payments.ts'

export type CreatingIntents = OrderDependencies & Confirming

/** Orders that a call begins when the one before was given up under its hands. */
const beginnings = 3

/** Delay in seconds before a retry, so that waiting buyers can finish first. */
const afterOverdue = 60

/** The intent, and its amount in øre. */
type Payable = { clientSecret: string; orderNumber: string; total: number }

/**
 * Makes the session's cart payable: the order is written with lines and amounts first and holds its
 * units, then it gets the payment intent of exactly these contents, in place of one for other contents.
 * Nothing that the browser sends changes a price. Problems: those of `writeOrder`,
 * too_many_requests, payment_not_completed, payment_processing, payment_provider_error.
 */
export async function createPaymentIntent(
  dependencies: CreatingIntents,
  shopper: Shopper,
  request: PaymentIntentRequest,
): Promise<Payable> {
  await refuseCardTesting(dependencies, shopper)
  const known = await settleWhatWasPaid(dependencies, shopper.session)
  await giveUpOverdue(dependencies, shopper.session)
  for (let attempt = 0; attempt < beginnings; attempt++) {
    const written = await writeOrder(dependencies, shopper, request)
    const intent = await intentFor(dependencies, written, known)
    if (intent) {
      const { clientSecret, amount: total } = intent
      return { clientSecret, orderNumber: written.order.orderNumber, total }
    }
  }
  throw new Problem('payment_not_completed')
}

/**
 * What is paid, or is being paid, keeps the units of the cart that it was begun with: asked before the
 * holds move. The open order's intent as the provider has it, if there is one.
 */
async function settleWhatWasPaid(
  dependencies: Confirming,
  session: string,
): Promise<Intent | undefined> {
  const { sql, payments } = dependencies
  const order = await openOrders.openOrderOf(sql, session)
  if (!order?.paymentIntentId) return undefined
  const intent = await payments.retrieve(order.paymentIntentId)
  if (!intent || !isOpen(intent)) await settledElsewhere(dependencies, order, order.paymentIntentId)
  return intent
}

/** An order that was renewed for too long goes back to the other buyers before its shopper begins another. */
async function giveUpOverdue(
  { sql, payments, holdTime, clock }: CreatingIntents,
  session: string,
): Promise<void> {
  const time = new Date(clock().getTime() - longestHold * holdTime)
  const order = await openOrders.openOrderOf(sql, session, time)
  if (!order) return
  if (order.paymentIntentId && !(await payments.cancel(order.paymentIntentId))) return
  await abandonOrder(sql, order)
  throw new Problem('too_many_requests', { retryAfter: afterOverdue })
}
