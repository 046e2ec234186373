import { SpanKind } from '@opentelemetry/api'
import type Stripe from 'stripe'
import { inSpan, noteFailure } from './in-span.ts'

type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>

/** Runs each call to Stripe, retries included, in a span: with the kind of address that it asks, and without ids. */
export function withStripeSpans(client: HttpClient): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (host, port, path, method, ...rest) => {
      const template = templateOf(path)
      const attributes = {
        'http.request.method': method,
        'server.address': host,
        'url.template': template,
      }
      const about = { name: `${method} ${template}`, kind: SpanKind.CLIENT, attributes }
      return inSpan(about, async (span) => {
        const answer = await client.makeRequest(host, port, path, method, ...rest)
        const status = answer.getStatusCode()
        span.setAttribute('http.response.status_code', status)
        // With it, the call is found in Stripe's dashboard.
        span.setAttribute('stripe.request_id', String(answer.getHeaders()['request-id'] ?? ''))
        if (status >= 400) noteFailure(span, String(status))
        return answer
      })
    },
  }
}

/** `/v1/payment_intents/pi_1/cancel?a=b` as `/v1/payment_intents/{id}/cancel`. */
const templateOf = (path: string): string =>
  path.replace(/\?.*/, '').replace(/^(\/v1\/\w+)\/[^/]+/, '$1/{id}')
