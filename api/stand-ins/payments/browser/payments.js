/** A payment with the chosen method: resolves to { paymentIntent } or { error }. */

import { createCalls } from './calls.js'
import { askCustomer } from './challenge.js'
import { localeOf } from './texts.js'

export function createPayments(key, wantedLocale) {
  const locale = localeOf(wantedLocale)
  const calls = createCalls(key, locale)

  /** Handles the intent's next action: a redirect, which leaves the page for good, or the 3-D Secure challenge. */
  async function continued(outcome) {
    const { paymentIntent } = outcome
    if (paymentIntent?.status !== 'requires_action') return outcome
    const { next_action: action, client_secret: clientSecret } = paymentIntent
    if (action.type === 'redirect_to_url') return leaveFor(action.redirect_to_url.url)
    const completed = await askCustomer(paymentIntent, locale)
    return calls.authenticate(clientSecret, completed)
  }

  return {
    /** Pays with the form's method. Unless `redirect` is 'if_required', a paid customer is sent to `returnUrl`. */
    async confirm({ form, clientSecret, billingDetails, returnUrl, redirect }) {
      const type = form.type()
      const card = type === 'card' ? form.card() : undefined
      const outcome = await continued(
        await calls.confirm(clientSecret, { type, card, billingDetails, returnUrl }),
      )
      if (outcome.error?.type === 'card_error') form.refuse(outcome.error)
      if (outcome.error || redirect === 'if_required') return outcome
      return leaveFor(returnUrlWith(returnUrl, outcome.paymentIntent))
    },

    next: async (clientSecret) => continued(await calls.retrieve(clientSecret)),

    retrieve: calls.retrieve,
  }
}

/** The return URL with Stripe's parameters. */
function returnUrlWith(returnUrl, { id, client_secret, status }) {
  const url = new URL(returnUrl, location.href)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', client_secret)
  url.searchParams.set('redirect_status', status)
  return url
}

/** Navigates away; the promise never resolves. */
function leaveFor(url) {
  location.assign(url)
  return new Promise(() => {})
}
