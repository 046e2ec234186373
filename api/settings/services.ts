import type { Hono } from 'hono'
import type Stripe from 'stripe'
import type { Pool } from '../../modules/shared/transaction.ts'
import type { BrowserPayment, Config } from '../config.ts'

/** How the shop and its visitors' browsers reach the payment provider. */
export type Payment = {
  secretKey: string
  webhookSecret: string
  sdk: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'>
  browser: BrowserPayment
}

/** The services that a shop uses: those of its settings, or stand-ins. */
export type Services = {
  databaseUrl: string
  smtpUrl: string
  payment(sql: Pool): Promise<Payment>
  /** Pages of the stand-ins, by path. */
  pages: { path: string; app: Hono }[]
  stop(): Promise<void>
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
