/**
 * Allows a mail's inline styles and images, and blocks scripts. No sandbox, because accessibility tools could not read
 * the frame. Only this shop's pages may frame it.
 */
const policy =
  "default-src 'none'; form-action 'none'; style-src 'unsafe-inline'; img-src 'self' https: http:; frame-ancestors 'self'"

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
