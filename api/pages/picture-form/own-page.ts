/**
 * Whether a form was sent from one of the shop's pages. A page of another site could otherwise fill a visitor's cart:
 * unlike the calls of scripts, a form needs no header that browsers ask the shop about first. A caller that tells
 * nothing is no browser of the last years, and has no cookie to misuse.
 */
export function isFromOwnPage(headers: Headers, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin) return true
  return origin === new URL(publicUrl).origin || hostOf(origin) === headers.get('host')
}

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined
