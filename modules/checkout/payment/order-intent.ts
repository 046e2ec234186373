import {
  beginAnotherIntent,
  isReplaced,
  linkedIntent,
  noteReplaced,
  type OrderRow,
  type PayableOrder,
  payableOrder,
  unlinkIntent,
} from '../../orders/index.ts'
import { type Intent, isKeySpent, isOpen, isProvidersFailure } from '../../payments/index.ts'
import { Problem } from '../../shared/problem.ts'
import { abandonOrder } from '../open-orders/abandon-order.ts'
import type { OrderToChange } from '../open-orders/write-order.ts'
import { type Confirming, confirmPayment, notPaid } from './confirm-payment.ts'

/** Limit on retries when concurrent calls of the same shopper write new revisions during a call to the provider. */
const catchUps = 10

/**
 * The intent that pays the order's latest revision. Undefined when the order was abandoned, or its intent withdrawn.
 * Problems: those of `settledElsewhere`, and payment_provider_error.
 */
export async function intentFor(
  dependencies: Confirming,
  written: PayableOrder,
): Promise<Intent | undefined> {
  const { sql, payments } = dependencies
  let order: PayableOrder | undefined = written
  for (let attempt = 0; order && attempt < catchUps; attempt++) {
    const { paymentIntentId } = order
    if (paymentIntentId) {
      // Another process may have cancelled it for a change, and ended before the order was written.
      const wasReplaced = await isReplaced(sql, paymentIntentId)
      const intent = await payments[wasReplaced ? 'retrieve' : 'known'](paymentIntentId)
      if (!intent || !isOpen(intent)) return settledElsewhere(dependencies, order, paymentIntentId)
      if (intent.revision === order.revision) return intent
      return withdrawIntent(dependencies, { ...order, paymentIntentId })
    }
    const made = await newIntent(dependencies, order)
    if (made && (await linkedIntent(sql, order, made.id))) return made
    order = await payableOrder(sql, order.id)
    // A concurrent call may have made the same intent. Only an intent for an older revision is useless to it.
    if (made && order?.revision !== made.revision) await payments.cancel(made.id)
  }
  if (!order) return undefined
  throw new Problem('payment_provider_error')
}

/**
 * Cancels and unlinks the intent of an order that is about to change. An intent is never changed, so that a page with a
 * stale amount is charged that amount or nothing. Records the replacement before it cancels, so that the provider's event
 * about the old intent does not abandon the order. One that can't be cancelled was paid: Problems of `settledElsewhere`.
 */
export async function withdrawIntent(
  dependencies: Confirming,
  order: OrderToChange,
): Promise<undefined> {
  const { sql, payments } = dependencies
  const { id, paymentIntentId } = order
  await noteReplaced(sql, id, paymentIntentId)
  if (!(await payments.cancel(paymentIntentId)))
    return settledElsewhere(dependencies, order, paymentIntentId)
  await unlinkIntent(sql, id, paymentIntentId)
}

/**
 * Undefined when the order's next intent needs another key: a revision that the database has lost used this one with
 * other contents.
 */
async function newIntent(
  { sql, payments }: Confirming,
  order: PayableOrder,
): Promise<Intent | undefined> {
  try {
    return await payments.create(order)
  } catch (error) {
    const isSpent = isKeySpent(error)
    if (isSpent || isProvidersFailure(error))
      await beginAnotherIntent(sql, order.id, order.intentKey)
    if (isSpent) return undefined
    throw error
  }
}

/**
 * Brings the order up to date after its intent was paid, cancelled or lost elsewhere. Undefined when a new intent can
 * be made. Problems: payment_refunded, payment_processing, cart_empty, payment_not_completed.
 */
async function settledElsewhere(
  dependencies: Confirming,
  order: OrderRow,
  intentId: string,
): Promise<undefined> {
  const state = await confirmPayment(dependencies, intentId)
  // A process ended between the cancellation and the next step.
  if (state === 'replaced') await unlinkIntent(dependencies.sql, order.id, intentId)
  if (state === 'unknown') await abandonOrder(dependencies, { ...order, paymentIntentId: intentId })
  if (state === 'cancelled' || state === 'replaced' || state === 'unknown') return undefined
  throw state === 'paid' ? new Problem('cart_empty') : notPaid(state)
}
