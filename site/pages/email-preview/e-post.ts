import type { APIRoute } from 'astro'

/** A mail brings its own styles and may do nothing else; only this shop's pages frame it. */
const policy =
  "default-src 'none'; form-action 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; frame-ancestors 'self'"

/** The order confirmation of the sample order, as a customer's mail program gets it. */
export const GET: APIRoute = async ({ locals }) =>
  new Response(await locals.sampleReceipt.html(), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
    },
  })
