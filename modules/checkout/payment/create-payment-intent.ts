import type { PaymentIntentRequest } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import * as queries from '../orders/order-queries.ts'
import * as revisions from '../orders/revision-queries.ts'
import {
  type OrderDependencies,
  type Shopper,
  type WrittenOrder,
  writeOrder,
} from '../orders/write-order.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import { refuseCardTesting } from './failed-payments.ts'
import type { Intent, Payments } from './payments.ts'

type Dependencies = OrderDependencies & { payments: Payments; confirmPayment: ConfirmPayment }

/** Revisions that a call may find written behind its back while it tells the provider of its own. */
const catchUps = 10

/** Orders that a call begins when the one before was given up under its hands. */
const beginnings = 3

type Payable = { clientSecret: string; orderNumber: string }

export type CreatePaymentIntent = (
  shopper: Shopper,
  request: PaymentIntentRequest,
) => Promise<Payable>

/**
 * Makes the session's cart payable: the order is written with lines and amounts first and holds its
 * units, then it gets its one payment intent, or the intent that it has is set to the new amount.
 * Nothing that the browser sends changes a price. Problems: those of `writeOrder`,
 * too_many_requests, payment_not_completed, payment_provider_error.
 */
export function createPaymentIntentStory(dependencies: Dependencies): CreatePaymentIntent {
  return async (shopper, request) => {
    await refuseCardTesting(dependencies, shopper)
    for (let attempt = 0; attempt < beginnings; attempt++) {
      const written = await writeOrder(dependencies, shopper, request)
      const intent = await intentFor(dependencies, written)
      if (intent)
        return { clientSecret: intent.clientSecret, orderNumber: written.order.orderNumber }
    }
    throw new Problem('payment_not_completed')
  }
}

/** The order's intent for this revision; undefined when the order was given up meanwhile. */
async function intentFor(
  dependencies: Dependencies,
  { order, revision, total }: WrittenOrder,
): Promise<Intent | undefined> {
  const { sql, payments } = dependencies
  let id = order.paymentIntentId
  if (!id) {
    const made = await payments.create(order, await revisions.totalOfRevision(sql, order.id, 1))
    if (!(await queries.linkedIntent(sql, order.id, made.id))) {
      await payments.cancel(made.id)
      return undefined
    }
    if (revision === 1) return made
    id = made.id
  }
  let wanted = { revision, total }
  for (let attempt = 0; attempt < catchUps; attempt++) {
    const intent = await payments.update(id, wanted.revision, wanted.total)
    if (!intent) return settledElsewhere(dependencies, id)
    const latest = await revisions.latestRevision(sql, order.id)
    if (latest.revision === wanted.revision) return intent
    // Another call of the same shopper went on meanwhile, and its update may have come before this one.
    wanted = latest
  }
  throw new Problem('payment_provider_error')
}

/** The intent was paid or cancelled meanwhile: brings the order up to date; undefined when a new one can begin. */
async function settledElsewhere(
  { confirmPayment }: Dependencies,
  intentId: string,
): Promise<undefined> {
  const outcome = await confirmPayment(intentId)
  if (outcome === 'cancelled') return undefined
  throw new Problem(outcome === 'paid' ? 'cart_empty' : 'payment_not_completed')
}
