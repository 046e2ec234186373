import Stripe from 'stripe'
import type { CallLimiter, Rank } from './call-limiter.ts'

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>

/**
 * Lets each call to Stripe, retries included, wait for its slot. One that would wait too long gets the answer that
 * Stripe gives above its own limit, and is not retried.
 */
export const withLimit = (client: HttpClient, limiter: CallLimiter, rank: Rank): HttpClient => ({
  getClientName: () => client.getClientName(),
  makeRequest: async (...request) =>
    (await limiter.slot(rank)) ? client.makeRequest(...request) : new TooManyCalls(),
})

class TooManyCalls extends Stripe.HttpClientResponse {
  constructor() {
    super(429, { 'stripe-should-retry': 'false' })
  }

  override async toJSON() {
    return {
      error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many calls wait' },
    }
  }
}
