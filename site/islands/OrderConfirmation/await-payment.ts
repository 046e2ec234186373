import { type api as Api, serverCode } from '../../api-client.ts'
import type { PaymentStage } from '../../stores/order-confirmation.ts'

type Wait = {
  api: Pick<typeof Api, 'orderPayment' | 'sendOrderConfirmation'>
  orderNumber: string
  /** What the provider sent the customer back with, whom it had sent elsewhere to pay. */
  paymentIntentId: string | null
  /** What the page says before the first answer; 'failed' when the provider said that nothing was paid. */
  told: PaymentStage
  show(stage: PaymentStage): void
  /** Resolves when it is time for the next question; false when nobody looks any more. */
  pause(attempt: number): Promise<boolean>
}

/** Questions until the page gives up: in two and a half minutes. */
const attempts = 20

/** Times in a row that the provider knows of no payment until the page believes it. */
const believed = 3

/**
 * Asks the shop how an order stands until that is settled. It tells only the session that placed the
 * order; to anybody else the page stays as it is (decisions). Nobody is left waiting when it stops asking.
 */
export async function awaitPayment({ show, pause, ...wait }: Wait): Promise<void> {
  let shown = wait.told
  let unpaid = 0
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const answer = await stageOf(wait)
    unpaid = answer === 'unpaid' ? unpaid + 1 : 0
    const stage = answer === 'unpaid' ? (unpaid < believed ? 'waiting' : 'failed') : answer
    if (stage === 'nobody-knows') break
    if (stage) {
      shown = stage
      show(stage)
    }
    if (stage && stage !== 'waiting') return
    if (!(await pause(attempt))) return
  }
  if (shown === 'waiting') show('late')
}

/** Undefined when the shop did not answer. */
async function stageOf({
  api,
  orderNumber,
  paymentIntentId,
  told,
}: Omit<Wait, 'show' | 'pause'>): Promise<PaymentStage | 'nobody-knows' | 'unpaid' | undefined> {
  const isRefused = told === 'failed'
  try {
    // So that the shop asks the provider now, instead of waiting to be told.
    const refusal =
      paymentIntentId && !isRefused
        ? await api
            .sendOrderConfirmation({ orderNumber, paymentIntentId })
            .then(() => undefined, serverCode)
        : undefined
    const payment = await api.orderPayment(orderNumber)
    if (payment === 'unknown') return 'nobody-knows'
    if (payment === 'waiting' && refusal === 'payment_not_completed') return 'unpaid'
    return payment === 'waiting' && isRefused ? 'failed' : payment
  } catch {
    return undefined
  }
}
