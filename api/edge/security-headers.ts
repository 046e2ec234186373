import type { MiddlewareHandler } from 'hono'

/** Forbids loading anything; pages have a policy of their own. */
const noLoading = "default-src 'none'; frame-ancestors 'none'"

type Secured = {
  publicUrl: string
  /** Whether browsers use https for all subdomains too, which may be of other owners. */
  hstsSubdomains: boolean
}

/** Adds the headers of every answer, and the defaults of those that an answer may set itself. */
export function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: Secured): (headers: Headers) => Headers {
  const fixed = {
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
  const byDefault = {
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': noLoading,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
  return (headers) => {
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
    for (const [name, value] of Object.entries(byDefault))
      if (!headers.has(name)) headers.set(name, value)
    return headers
  }
}

/**
 * Answers are `no-store` unless their route sets Cache-Control, so that no cache stores a cart, an order, a mail or a
 * token.
 */
export const privateByDefault: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
