import { hasSettled } from '../../orders/index.ts'
import { type Confirming, confirmPayment } from './confirm-payment.ts'

/**
 * Settles a payment of which the provider's event or its list tells. The provider is not asked again about one that the
 * browser's call has settled.
 */
export async function settlePayment(dependencies: Confirming, intentId: string): Promise<void> {
  if (!(await hasSettled(dependencies.sql, intentId))) await confirmPayment(dependencies, intentId)
}
