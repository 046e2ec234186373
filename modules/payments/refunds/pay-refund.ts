import { settledOrder } from '../../orders/index.ts'
import { isRefusal } from '../provider/stripe-errors.ts'
import { refundWithId } from './refund-queries.ts'
import { beginAsking } from './refund-state-queries.ts'
import { giveUpRefund, noteProvidersRefunds, noteRefunds, type PayingBack } from './sync-refunds.ts'

/**
 * Asks the provider for a refund that is due, and stores its answer. Safe to repeat, however late: the provider is asked
 * for its refunds first, which may hold this one back. A refund fails for good when the provider refuses it, as of a
 * payment that it does not know.
 */
export async function payRefund(dependencies: PayingBack, refundId: number): Promise<void> {
  const { sql, payments, clock, log } = dependencies
  const refund = await refundWithId(sql, refundId)
  if (refund?.state !== 'due') return
  const { paymentIntentId, orderNumber } = await settledOrder(sql, refund.orderId)
  try {
    await noteProvidersRefunds(dependencies, paymentIntentId)
    if (!(await beginAsking(sql, refundId))) return
    const made = await payments.refundPart(paymentIntentId, { refundId, amount: refund.amount })
    await noteRefunds(dependencies, paymentIntentId, [made])
  } catch (error) {
    if (!isRefusal(error)) throw error
    log.error({ err: error, orderNumber }, 'The provider refused a refund')
    await giveUpRefund(sql, refundId, { failure: 'refused', at: clock() })
  }
}
