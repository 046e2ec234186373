import type Stripe from 'stripe'
import type { BrowserPayment, Config } from '../settings/config.ts'

/** Access of the shop and of its visitors' browsers to the payment provider. */
export type Payment = {
  secretKey: string
  webhookSecret: string
  sdk: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
  browser: BrowserPayment
}

/** Stripe with these keys. `base`: where its SDK sends its calls; default: Stripe's own address. */
export const stripePayment = (
  { secretKey, publishableKey, webhookSecret }: NonNullable<Config['stripe']>,
  base: URL | undefined,
): Payment => ({
  secretKey,
  webhookSecret,
  sdk: base ? sdkAt(base) : {},
  browser: { publishableKey, scriptUrl: null },
})

/** The SDK's settings for calls to this address. */
export function sdkAt(base: URL): Payment['sdk'] {
  const protocol = base.protocol === 'http:' ? 'http' : 'https'
  return { host: base.hostname, port: base.port || (protocol === 'http' ? '80' : '443'), protocol }
}
