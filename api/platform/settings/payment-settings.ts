import { number, oneOf, text, url } from './kinds.ts'

const key = (form: RegExp, what: string) => text.regex(form, `is not ${what}`).optional()

/** Payments, and how long an order may wait for one. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: key(
    /^(sk|rk)_(live|test)_\w+$/,
    "Stripe's secret key, which begins with sk_live_, sk_test_, rk_live_ or rk_test_",
  ),
  STRIPE_PUBLISHABLE_KEY: key(
    /^pk_(live|test)_\w+$/,
    "Stripe's key for browsers, which begins with pk_live_ or pk_test_",
  ),
  STRIPE_WEBHOOK_SECRET: key(
    /^whsec_[\w+/=-]+$/,
    "the secret that signs Stripe's events, which begins with whsec_",
  ),
  STRIPE_API_BASE: url(['http', 'https'], 'https://api.stripe.com')
    .refine(
      ({ href, origin }) => href === `${origin}/`,
      'is not a URL without a path, as https://api.stripe.com',
    )
    .optional(),
  STRIPE_CALLS_PER_SECOND: number(1, 10_000).default(80),
  VAT_REGISTERED: oneOf('0', '1').default('1'),
  HOLD_MINUTES: number(3, 24 * 60).default(15),
}

/** Mistakes in a pair of keys that are valid by themselves. */
export const mistakesInStripeKeys = (secretKey = '', publishableKey = ''): string[] =>
  secretKey && publishableKey && isTestKey(secretKey) !== isTestKey(publishableKey)
    ? [
        'STRIPE_PUBLISHABLE_KEY: is no pair with STRIPE_SECRET_KEY: both are live keys, or both test keys',
      ]
    : []

const isTestKey = (key: string): boolean => /^[a-z]+_test_/.test(key)

/** Whether Stripe's test cards pay. Another provider at STRIPE_API_BASE has keys of its own. */
export const takesTestCards = (secretKey = '', apiBase?: URL): boolean =>
  (!apiBase || apiBase.hostname === 'api.stripe.com') && isTestKey(secretKey)

type StripeValues = {
  [Name in `STRIPE_${'SECRET_KEY' | 'PUBLISHABLE_KEY' | 'WEBHOOK_SECRET'}`]?: string | undefined
}

/** Stripe's keys, if all are set. */
export function stripeKeysOf(values: StripeValues) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values
  return secretKey && publishableKey && webhookSecret
    ? { secretKey, publishableKey, webhookSecret }
    : undefined
}
