import type { APIRoute } from 'astro'
import { confirmationParameters } from '../../stores/order-confirmation.ts'

/** A mail brings its own styles and may do nothing else; only this shop's pages frame it. */
const policy =
  "default-src 'none'; form-action 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; frame-ancestors 'self'"

/** The order confirmation of the sample order that the page shows, as a customer's mail program gets it. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { orderNumber } = confirmationParameters(url.searchParams)
  const { sampleReceipt } = locals
  return new Response(await sampleReceipt.html(orderNumber ?? sampleReceipt.order().orderNumber), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
    },
  })
}
