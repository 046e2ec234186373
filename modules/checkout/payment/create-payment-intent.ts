import { openOrderOf } from '../../orders/index.ts'
import type { PaymentIntentRequest } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { WithSlot } from '../../shared/promises/with-slot.ts'
import { abandonOrder } from '../open-orders/abandon-order.ts'
import { type OrderDependencies, type Shopper, writeOrder } from '../open-orders/write-order.ts'
import type { Confirming } from './confirm-payment.ts'
import { openOrderOfPayer } from './failed-payments.ts'
import { intentFor, withdrawIntent } from './order-intent.ts'
import { longestHold } from './reconcile-payments.ts'

/** `withSlot` runs the transactions that write orders, by network. */
export type CreatingIntents = OrderDependencies & Confirming & { withSlot: WithSlot }

/** Attempts to write the order while concurrent calls of the session change or abandon it. */
const beginnings = 10

/** Delay in seconds before a retry, so that waiting buyers can finish first. */
const afterOverdue = 60

/** The answer that the browser needs to pay; total in øre. */
type Payable = { clientSecret: string; orderNumber: string; total: number }

/**
 * Makes the session's cart payable. Writes the order with its lines and amounts first, which holds the units, then
 * links the payment intent for exactly these contents. Prices come from the server alone. Problems: those of
 * `writeOrder`, too_many_requests, payment_refunded, payment_not_completed, payment_processing, payment_provider_error.
 */
export async function createPaymentIntent(
  dependencies: CreatingIntents,
  shopper: Shopper,
  request: PaymentIntentRequest,
): Promise<Payable> {
  const order = await openOrderOfPayer(dependencies, shopper, overdue(dependencies))
  if (order?.isOverdue) await giveUpOverdue(dependencies, shopper.session)
  for (let attempt = 0; attempt < beginnings; attempt++) {
    // Orders for the same patch or code wait for each other's locks, each with a connection.
    const outcome = await dependencies.withSlot(shopper.clientAddress, () =>
      writeOrder(dependencies, shopper, request),
    )
    if ('toChange' in outcome) {
      await withdrawIntent(dependencies, outcome.toChange)
      continue
    }
    const { written } = outcome
    const intent = await intentFor(dependencies, written)
    if (intent) {
      const { clientSecret, amount: total } = intent
      return { clientSecret, orderNumber: written.orderNumber, total }
    }
  }
  throw new Problem('payment_not_completed')
}

/**
 * Abandons an order whose hold was renewed for too long, so that other buyers get its units. Problem too_many_requests
 * then.
 */
async function giveUpOverdue(dependencies: CreatingIntents, session: string): Promise<void> {
  const { sql, payments } = dependencies
  // Read again: the order may have been settled or abandoned meanwhile.
  const order = await openOrderOf(sql, session, overdue(dependencies))
  if (!order) return
  if (order.paymentIntentId && !(await payments.cancel(order.paymentIntentId))) return
  await abandonOrder({ sql }, order)
  throw new Problem('too_many_requests', { retryAfter: afterOverdue })
}

/** Orders created by then are overdue. */
const overdue = ({ clock, holdTime }: CreatingIntents): Date =>
  new Date(clock().getTime() - longestHold * holdTime)
