import { isOrderNumber } from '../../client/generated/formats.ts'

/**
 * The payment's stage, as far as the page knows. 'checking': before the shop's first answer; 'unchecked': no answer;
 * 'open': unpaid, without a payment under way; 'late': the page has stopped waiting for the payment.
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

/** The page's parameters; malformed values are dropped and never shown. */
export type ConfirmationParameters = {
  orderNumber: string | null
  /** The provider's checkout session. It proves nothing, so nothing depends on it. */
  sessionId: string | null
  /** The intent in the provider's redirect back to the shop. */
  paymentIntentId: string | null
  /** The result in the provider's redirect, unless it succeeded; any link may claim it. */
  redirect: 'refused' | 'pending' | null
}

const redirects = new Map<string | null, ConfirmationParameters['redirect']>([
  ['failed', 'refused'],
  ['canceled', 'refused'],
  ['pending', 'pending'],
])

/** Reads the page's parameters; null for a missing or malformed value. */
export function confirmationParameters(query: URLSearchParams): ConfirmationParameters {
  const read = (name: string, isValid: (value: string) => boolean) => {
    const value = query.get(name) ?? ''
    return isValid(value) ? value : null
  }
  return {
    orderNumber: read('order_number', isOrderNumber),
    sessionId: read('session_id', (value) => /^[A-Za-z0-9_-]{1,200}$/.test(value)),
    paymentIntentId: read('payment_intent', (value) => /^pi_[A-Za-z0-9_]{1,190}$/.test(value)),
    redirect: redirects.get(query.get('redirect_status')) ?? null,
  }
}

/** The first stage: 'paid' (specification, section 2), but a redirect payment waits for the shop's confirmation. */
export const firstStage = ({
  paymentIntentId,
  redirect,
}: Pick<ConfirmationParameters, 'paymentIntentId' | 'redirect'>): PaymentStage =>
  paymentIntentId || redirect ? 'checking' : 'paid'
