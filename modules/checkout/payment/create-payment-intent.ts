import type { PaymentIntentRequest } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { abandonOrder } from '../orders/abandon-order.ts'
import * as openOrders from '../orders/open-order-queries.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import * as revisions from '../orders/revision-queries.ts'
import {
  type OrderDependencies,
  type Shopper,
  type WrittenOrder,
  writeOrder,
} from '../orders/write-order.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import { refuseCardTesting } from './failed-payments.ts'
import { type Intent, isProvidersFailure, type Payments } from './payments.ts'
import { longestHold } from './reconcile-payments.ts'

type Dependencies = OrderDependencies & { payments: Payments; confirmPayment: ConfirmPayment }

/** Revisions that a call may find written behind its back while it tells the provider of its own. */
const catchUps = 10

/** Orders that a call begins when the one before was given up under its hands. */
const beginnings = 3

/** Seconds in which others have the better chance. */
const afterOverdue = 60

/** The intent, and its amount in øre. */
type Payable = { clientSecret: string; orderNumber: string; total: number }

export type CreatePaymentIntent = (
  shopper: Shopper,
  request: PaymentIntentRequest,
) => Promise<Payable>

/**
 * Makes the session's cart payable: the order is written with lines and amounts first and holds its
 * units, then it gets its one payment intent, or the intent that it has is set to the new amount.
 * Nothing that the browser sends changes a price. Problems: those of `writeOrder`,
 * too_many_requests, payment_not_completed, payment_processing, payment_provider_error.
 */
export function createPaymentIntentStory(dependencies: Dependencies): CreatePaymentIntent {
  return async (shopper, request) => {
    await refuseCardTesting(dependencies, shopper)
    await settleWhatWasPaid(dependencies, shopper.session)
    await giveUpOverdue(dependencies, shopper.session)
    for (let attempt = 0; attempt < beginnings; attempt++) {
      const written = await writeOrder(dependencies, shopper, request)
      const intent = await intentFor(dependencies, written)
      if (intent) {
        const { clientSecret, amount: total } = intent
        return { clientSecret, orderNumber: written.order.orderNumber, total }
      }
    }
    throw new Problem('payment_not_completed')
  }
}

/** What is paid, or is being paid, keeps the units of the cart that it was begun with: asked before the holds move. */
async function settleWhatWasPaid(dependencies: Dependencies, session: string): Promise<void> {
  const { sql, payments } = dependencies
  const order = await openOrders.openOrderOf(sql, session)
  if (!order?.paymentIntentId) return
  const intent = await payments.retrieve(order.paymentIntentId)
  const isOpen = intent?.status.startsWith('requires_')
  if (!isOpen) await settledElsewhere(dependencies, order, order.paymentIntentId)
}

/** An order that was renewed for too long goes back to the other buyers before its shopper begins another. */
async function giveUpOverdue(
  { sql, payments, holdTime, clock }: Dependencies,
  session: string,
): Promise<void> {
  const time = new Date(clock().getTime() - longestHold * holdTime)
  const order = await openOrders.openOrderOf(sql, session, time)
  if (!order) return
  if (order.paymentIntentId && !(await payments.cancel(order.paymentIntentId))) return
  await abandonOrder(sql, order)
  throw new Problem('too_many_requests', { retryAfter: afterOverdue })
}

/** The order's intent for this revision; undefined when the order was given up meanwhile. */
async function intentFor(
  dependencies: Dependencies,
  { order, revision, total }: WrittenOrder,
): Promise<Intent | undefined> {
  const { sql, payments } = dependencies
  let id = order.paymentIntentId
  if (!id) {
    const made = await firstIntent(dependencies, order)
    if (!(await openOrders.linkedIntent(sql, order.id, made.id))) {
      await payments.cancel(made.id)
      return undefined
    }
    if (revision === 1) return made
    id = made.id
  }
  let wanted = { revision, total }
  for (let attempt = 0; attempt < catchUps; attempt++) {
    const intent = await payments.update(id, wanted.revision, wanted.total)
    if (!intent) return settledElsewhere(dependencies, order, id)
    const latest = await revisions.latestRevision(sql, order.id)
    if (latest.revision === wanted.revision) return intent
    // Another call of the same shopper went on meanwhile, and its update may have come before this one.
    wanted = latest
  }
  throw new Problem('payment_provider_error')
}

async function firstIntent({ sql, payments }: Dependencies, order: OrderRow): Promise<Intent> {
  try {
    return await payments.create(order, await revisions.totalOfRevision(sql, order.id, 1))
  } catch (error) {
    if (isProvidersFailure(error))
      await openOrders.beginAnotherIntent(sql, order.id, order.intentKey)
    throw error
  }
}

/** The intent was paid or cancelled meanwhile, or is gone: brings the order up to date; undefined when a new one can begin. */
async function settledElsewhere(
  { sql, confirmPayment }: Dependencies,
  order: OrderRow,
  intentId: string,
): Promise<undefined> {
  const outcome = await confirmPayment(intentId)
  if (outcome === 'unknown') await abandonOrder(sql, { ...order, paymentIntentId: intentId })
  if (outcome === 'cancelled' || outcome === 'unknown') return undefined
  if (outcome === 'refunding') throw new Problem('payment_refunded')
  if (outcome === 'processing') throw new Problem('payment_processing')
  throw new Problem(outcome === 'paid' ? 'cart_empty' : 'payment_not_completed')
}
