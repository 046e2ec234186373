import type { Logger } from 'pino'
import { settledOrder } from '../orders/paid-order-queries.ts'
import { isRefusal } from '../provider/stripe-errors.ts'
import { refundWithId } from './refund-queries.ts'
import { giveUpRefund, noteRefunds, type PayingBack } from './sync-refunds.ts'

/**
 * Asks the provider for a refund that is due, and stores its answer. Safe to repeat, however late: the provider is asked
 * for its refunds first, and tells which of them the shop has asked for. A refund fails for good when the provider
 * refuses it, as of a payment that it does not know. It is held back when the provider has made another one that staff
 * could not know of: they may have asked for the same money twice, and decide.
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
    const theirs = await payments.refundsOf(paymentIntentId)
    const unexpected = await noteRefunds(dependencies, paymentIntentId, theirs)
    if (theirs.some((their) => their.refundId === refundId)) return
    if (unexpected > 0) {
      log.error({ orderNumber }, 'A refund is held back: the provider made another one')
      return await giveUpRefund(sql, refundId, { failure: 'held_back', at: clock() })
    }
    const made = await payments.refundPart(paymentIntentId, { refundId, amount: refund.amount })
    await noteRefunds(dependencies, paymentIntentId, [...theirs, made])
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.error({ err: error, orderNumber }, 'The provider refused a refund')
    await giveUpRefund(sql, refundId, { failure: 'refused', at: clock() })
  }
}
