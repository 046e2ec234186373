/**
 * A mail brings its own styles and may do nothing else. No script runs in it; of the same origin it is only so that
 * the page around it can fill and measure it. Only this shop's pages frame it.
 */
const policy =
  "sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox; default-src 'none'; form-action 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; frame-ancestors 'self'"

/** A mail as a page of its own, for a frame. */
export const mailAnswer = (html: string): Response =>
  new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
    },
  })
