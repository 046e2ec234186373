import Stripe from 'stripe'
import { createCallLimiter, type Rank } from './call-limiter.ts'
import { withLimit } from './limited-client.ts'
import type { Payment } from './payment.ts'

/** Stripe's clients for customers who wait and for background jobs, which share this process' calls in a second. */
export function openStripe(
  { secretKey, sdk }: Pick<Payment, 'secretKey' | 'sdk'>,
  quota: () => number,
): { stripe: Stripe; backgroundStripe: Stripe } {
  const http = Stripe.createNodeHttpClient()
  const limiter = createCallLimiter(quota)
  const client = (rank: Rank) =>
    new Stripe(secretKey, {
      ...sdk,
      maxNetworkRetries: 2,
      timeout: 20_000,
      telemetry: false,
      httpClient: withLimit(http, limiter, rank),
    })
  return { stripe: client('first'), backgroundStripe: client('background') }
}
