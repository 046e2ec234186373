import type { AstroGlobal } from 'astro'

/** Hosts of Stripe's script and of the frames that it opens (docs.stripe.com/security/guide). */
const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
const frames = [...scripts, 'https://hooks.stripe.com']

/** Lets the page load Stripe's script, show its frames and call its API; no other page needs them. */
export function allowStripe({ csp }: Pick<AstroGlobal, 'csp'>): void {
  for (const host of scripts) csp?.insertScriptResource(host)
  csp?.insertDirective(`frame-src ${frames.join(' ')}`)
  csp?.insertDirective('connect-src https://api.stripe.com')
}
