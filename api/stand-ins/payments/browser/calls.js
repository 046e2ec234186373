/** The browser's calls to the provider. Each resolves to { paymentIntent } or { error } and never rejects. */

import { textsOf } from './texts.js'

/** Timeout of a call in ms. */
const patience = 30_000

const base = new URL('./v1/payment_intents/', import.meta.url)

/** Calls for one publishable key, answered in one locale. */
export function createCalls(key, locale) {
  const texts = textsOf(locale)

  async function call(clientSecret, path, fields) {
    const [id, secret] = String(clientSecret).split('_secret_')
    if (!id || !secret) return wrongSecret
    const form = new URLSearchParams({ key, client_secret: clientSecret, ...fields })
    const url = new URL(encodeURIComponent(id) + path, base)
    if (!path) url.search = String(form)
    const answer = await ask(url, path ? { method: 'POST', body: form } : {})
    if (!answer) return { error: { type: 'api_connection_error', message: texts.connection } }
    if (answer.body?.object === 'payment_intent') return { paymentIntent: answer.body }
    return { error: answer.body?.error ?? { type: 'api_error', message: texts.failed } }
  }

  /**
   * The answer, with its body if that is JSON. Undefined after a network error, a timeout or a 503: of a lost database,
   * nothing tells whether it has committed.
   */
  async function ask(url, init) {
    try {
      const signal = AbortSignal.timeout(patience)
      const response = await fetch(url, { ...init, signal, headers: { 'X-Locale': locale } })
      const text = await response.text()
      return response.status === 503 ? undefined : { body: parsed(text) }
    } catch {
      return undefined
    }
  }

  /** After a lost answer, retrieves the intent: the payment may have succeeded. */
  async function act(clientSecret, path, fields) {
    const outcome = await call(clientSecret, path, fields)
    if (outcome.error?.type !== 'api_connection_error') return outcome
    const { paymentIntent } = await call(clientSecret, '')
    return paymentIntent?.status === 'succeeded' ? { paymentIntent } : outcome
  }

  return {
    retrieve: (clientSecret) => call(clientSecret, ''),

    /** `card` has number, month, year and cvc; other methods redirect back to `returnUrl`. */
    confirm: (clientSecret, { type, card, billingDetails, returnUrl }) =>
      act(clientSecret, '/confirm', {
        'payment_method_data[type]': type,
        ...(card && cardFields(card)),
        ...bracketed('payment_method_data[billing_details]', billingDetails),
        ...(returnUrl && { return_url: returnUrl }),
      }),

    authenticate: (clientSecret, completed) =>
      act(clientSecret, '/authenticate', { outcome: completed ? 'completed' : 'refused' }),
  }
}

const cardFields = ({ number, month, year, cvc }) => ({
  'payment_method_data[card][number]': number,
  'payment_method_data[card][exp_month]': month,
  'payment_method_data[card][exp_year]': year,
  'payment_method_data[card][cvc]': cvc,
})

/** Flattens an object to form fields in brackets, nested objects included. */
function bracketed(prefix, values = {}) {
  const fields = Object.entries(values).filter(([, value]) => value != null)
  return Object.assign(
    {},
    ...fields.map(([name, value]) =>
      typeof value === 'object'
        ? bracketed(`${prefix}[${name}]`, value)
        : { [`${prefix}[${name}]`]: value },
    ),
  )
}

const wrongSecret = {
  error: {
    type: 'invalid_request_error',
    message: 'Invalid value for clientSecret: it should be pi_…_secret_….',
  },
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
