/** A payment from the card to its outcome, as { paymentIntent } or { error }. */

import { createCalls } from './calls.js'
import { askCustomer } from './challenge.js'
import { localeOf } from './texts.js'

export function createPayments(key, wantedLocale) {
  const locale = localeOf(wantedLocale)
  const calls = createCalls(key, locale)

  /** The bank's question, where the intent waits for an answer to it. */
  async function authenticated(outcome) {
    const { paymentIntent } = outcome
    if (paymentIntent?.status !== 'requires_action') return outcome
    const completed = await askCustomer(paymentIntent, locale)
    return calls.authenticate(paymentIntent.client_secret, completed)
  }

  return {
    /** Pays with the card of the form. Without `redirect: 'if_required'` a paid customer is sent to `returnUrl`. */
    async confirm({ form, clientSecret, returnUrl, redirect }) {
      const outcome = await authenticated(await calls.confirm(clientSecret, form.card()))
      if (outcome.error?.type === 'card_error') form.refuse(outcome.error)
      if (outcome.error || redirect === 'if_required') return outcome
      return leaveFor(returnUrl, outcome.paymentIntent)
    },

    next: async (clientSecret) => authenticated(await calls.retrieve(clientSecret)),

    retrieve: calls.retrieve,
  }
}

/** Goes where Stripe would go, and never comes back. */
function leaveFor(returnUrl, { id, client_secret, status }) {
  const url = new URL(returnUrl, location.href)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', client_secret)
  url.searchParams.set('redirect_status', status)
  location.assign(url)
  return new Promise(() => {})
}
