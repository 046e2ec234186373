import type { Logger } from 'pino'
import { settledOrder } from '../orders/paid-order-queries.ts'
import { isRefusal } from '../provider/stripe-errors.ts'
import { refundWithId } from './refund-queries.ts'
import { giveUpRefund, noteProvidersRefunds, type PayingBack } from './sync-refunds.ts'

/**
 * Asks the provider for a refund that is due, and stores its answer. Safe to repeat: the provider is asked for its
 * refunds first, and recognizes a repeated call. One that the provider refuses, as of a payment that it does not know,
 * fails for good.
 */
export async function payRefund(
  dependencies: PayingBack & { log: Logger },
  refundId: number,
): Promise<void> {
  const { sql, payments, clock, log } = dependencies
  const refund = await refundWithId(sql, refundId)
  if (refund?.state !== 'due') return
  const { paymentIntentId, orderNumber } = await settledOrder(sql, refund.orderId)
  try {
    const known = await payments.refundsOf(paymentIntentId)
    if (!known.some((one) => one.refundId === refundId))
      await payments.refundPart(paymentIntentId, { refundId, amount: refund.amount })
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.error({ err: error, orderNumber }, 'The provider refused a refund')
    return giveUpRefund(sql, refundId, clock())
  }
  await noteProvidersRefunds(dependencies, paymentIntentId)
}
