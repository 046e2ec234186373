/**
 * How a payment stands, as far as the page can say: 'checking' before the shop's first answer, 'unchecked'
 * without one, 'open' when the order is not paid and nothing says that a payment is under way, 'late' when the
 * page has given up waiting for the payment.
 */
export type PaymentStage =
  | 'checking'
  | 'unchecked'
  | 'paid'
  | 'open'
  | 'waiting'
  | 'late'
  | 'failed'
  | 'refunded'

/** What leads to the page, as far as it has the form of it; nothing else is ever shown. */
export type ConfirmationParameters = {
  orderNumber: string | null
  /** The provider's checkout session. It proves nothing, so nothing is shown or asked by it. */
  sessionId: string | null
  /** What the provider sends a customer back with, whom it had sent elsewhere to pay. */
  paymentIntentId: string | null
  /** What the provider says of such a payment, unless it succeeded; any link may claim it. */
  redirect: 'refused' | 'pending' | null
}

const redirects = new Map<string | null, ConfirmationParameters['redirect']>([
  ['failed', 'refused'],
  ['canceled', 'refused'],
  ['pending', 'pending'],
])

export function confirmationParameters(query: URLSearchParams): ConfirmationParameters {
  const read = (name: string, form: RegExp) => {
    const value = query.get(name) ?? ''
    return form.test(value) ? value : null
  }
  return {
    orderNumber: read('order_number', /^RP-[A-Z0-9]{8}$/),
    sessionId: read('session_id', /^[A-Za-z0-9_-]{1,200}$/),
    paymentIntentId: read('payment_intent', /^pi_[A-Za-z0-9_]{1,190}$/),
    redirect: redirects.get(query.get('redirect_status')) ?? null,
  }
}

/** 'paid' (specification, section 2), but a customer who comes from a payment elsewhere waits for the shop to say so. */
export const firstStage = ({
  paymentIntentId,
  redirect,
}: Pick<ConfirmationParameters, 'paymentIntentId' | 'redirect'>): PaymentStage =>
  paymentIntentId || redirect ? 'checking' : 'paid'
