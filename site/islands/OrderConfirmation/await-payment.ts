import { type api as Api, RequestError } from '../../api-client.ts'
import type { PaymentStage } from '../../stores/order-confirmation.ts'

type Wait = {
  api: Pick<typeof Api, 'sendOrderConfirmation'>
  orderNumber: string
  paymentIntentId: string
  /** The provider said that nothing was paid. */
  isRefused: boolean
  show(stage: PaymentStage): void
  /** Resolves when it is time for the next question; false when nobody looks any more. */
  pause(attempt: number): Promise<boolean>
}

/** Questions until the page gives up and leaves the last stage standing. */
const attempts = 20

/**
 * Asks the shop for an order whose payment may not have arrived yet. It answers only the session that
 * made the order; to anybody else nothing is told, and the page stays as it is (decisions).
 */
export async function awaitPayment({
  show,
  pause,
  isRefused,
  api,
  ...payment
}: Wait): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const stage = await stageOf(api, payment)
    if (stage === 'nobody-knows') return
    if (stage === 'paid') return show('paid')
    if (stage === 'unpaid') show(isRefused ? 'failed' : 'waiting')
    if (stage === 'unpaid' && isRefused) return
    if (!(await pause(attempt))) return
  }
}

type Answer = 'paid' | 'unpaid' | 'nobody-knows' | 'no-answer'

async function stageOf(
  api: Wait['api'],
  payment: Pick<Wait, 'orderNumber' | 'paymentIntentId'>,
): Promise<Answer> {
  try {
    await api.sendOrderConfirmation(payment)
    return 'paid'
  } catch (error) {
    if (!(error instanceof RequestError)) return 'no-answer'
    if (error.status === 422)
      return error.body.includes('payment_not_completed') ? 'unpaid' : 'nobody-knows'
    return error.status === 404 ? 'nobody-knows' : 'no-answer'
  }
}
