/** The payment method, in Stripe's terms. */
export type PaidWith = {
  type: string
  brand?: string | undefined
  last4?: string | undefined
  wallet?: string | undefined
}

const names: Record<string, string> = {
  klarna: 'Klarna',
  link: 'Link',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/**
 * The payment method as a receipt names it: 'Visa •••• 4242 (Apple Pay)', with a no-break space before the digits.
 * Undefined for types without a name that customers know.
 */
export function paidWithText({ type, brand, last4, wallet }: PaidWith): string | undefined {
  if (type !== 'card') return names[type]
  const card = [names[brand ?? ''] ?? 'Kort', last4 && `••••\u00a0${last4}`]
    .filter(Boolean)
    .join(' ')
  const through = names[wallet ?? '']
  return through ? `${card} (${through})` : card
}
