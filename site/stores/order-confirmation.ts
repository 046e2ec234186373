/** How a payment stands, as far as the page can say; 'late' when it has given up waiting for it. */
export type PaymentStage = 'paid' | 'waiting' | 'late' | 'failed' | 'refunded'

/** What leads to the page, as far as it has the form of it; nothing else is ever shown. */
export type ConfirmationParameters = {
  orderNumber: string | null
  /** The provider's checkout session. */
  sessionId: string | null
  /** What the provider sends a customer back with, whom it had sent elsewhere to pay. */
  paymentIntentId: string | null
  /** 'paid' (specification, section 2), but who comes from a payment elsewhere waits for the shop to say so. */
  stage: PaymentStage
}

const stages = new Map<string | null, PaymentStage>([
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['pending', 'waiting'],
])

export function confirmationParameters(query: URLSearchParams): ConfirmationParameters {
  const read = (name: string, form: RegExp) => {
    const value = query.get(name) ?? ''
    return form.test(value) ? value : null
  }
  const paymentIntentId = read('payment_intent', /^pi_[A-Za-z0-9_]{1,190}$/)
  const told = stages.get(query.get('redirect_status'))
  return {
    orderNumber: read('order_number', /^RP-[A-Z0-9]{8}$/),
    sessionId: read('session_id', /^[A-Za-z0-9_-]{1,200}$/),
    paymentIntentId,
    stage: told ?? (paymentIntentId ? 'waiting' : 'paid'),
  }
}
