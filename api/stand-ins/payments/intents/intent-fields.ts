import { invalid, missingParam } from '../fault.ts'
import { type Form, formOf, textOf } from '../form.ts'
import type { MethodType } from '../objects.ts'

/** Stripe's bounds for a payment in NOK, in øre. */
const leastAmount = 300
const mostAmount = 99_999_999

/** Stripe's bounds of metadata: entries, and characters of names and values. */
const mostEntries = 50
const longestName = 40
const longestValue = 500

/** An integer, such as an amount in the currency's smallest unit; throws a Fault that names the parameter. */
export function wholeNumber(form: Form, name: string): number {
  const text = textOf(form, name)
  if (text === undefined || text === '') throw missingParam(name)
  if (!/^-?\d{1,15}$/.test(text))
    throw invalid(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: name })
  return Number(text)
}

/** The amount to pay in øre; throws a Fault outside Stripe's bounds. */
export function amountOf(form: Form): number {
  const amount = wholeNumber(form, 'amount')
  if (amount < leastAmount)
    throw invalid('Amount must be at least 3.00 kr nok', {
      code: 'amount_too_small',
      param: 'amount',
    })
  if (amount > mostAmount)
    throw invalid('Amount must be no more than 999,999.99 kr', {
      code: 'amount_too_large',
      param: 'amount',
    })
  return amount
}

/** The currency as three lower-case letters; throws a Fault for anything else. */
export function currencyOf(form: Form): string {
  const currency = textOf(form, 'currency')
  if (!currency) throw missingParam('currency')
  if (!/^[a-z]{3}$/i.test(currency))
    throw invalid(`Invalid currency: ${currency}`, { param: 'currency' })
  return currency.toLowerCase()
}

/** The earlier metadata merged with the new. An empty value removes its name, an empty `metadata` removes all. */
export function metadataOf(form: Form, before: Record<string, string>): Record<string, string> {
  if (textOf(form, 'metadata') === '') return {}
  const after = { ...before }
  for (const [name, value] of Object.entries(formOf(form, 'metadata'))) {
    if (typeof value !== 'string' || name.length > longestName || value.length > longestValue)
      throw invalid(`Invalid metadata: ${name.slice(0, longestName)}`, { param: 'metadata' })
    if (value === '') delete after[name]
    else after[name] = value
  }
  if (Object.keys(after).length > mostEntries)
    throw invalid(`Metadata can have at most ${mostEntries} keys.`, { param: 'metadata' })
  return after
}

/**
 * The payment methods to choose from: those for the currency, without Klarna if the shop forbids redirects. Allowed
 * methods that do not fit are silently dropped.
 */
export function methodsOf(form: Form, currency: string) {
  if (form.payment_method_types)
    throw invalid('Passing payment_method_types is no longer supported.', {
      code: 'payment_method_types_no_longer_supported',
      param: 'payment_method_types',
    })
  const automatic = formOf(form, 'automatic_payment_methods')
  const redirects = textOf(automatic, 'allow_redirects') ?? 'always'
  const allowed = Object.values(formOf(form, 'allowed_payment_method_types'))
  const isAllowed = (type: MethodType) => allowed.length === 0 || allowed.includes(type)
  const suiting: MethodType[] =
    currency === 'nok' && redirects !== 'never' ? ['card', 'klarna'] : ['card']
  const types = suiting.filter(isAllowed)
  if (types.length === 0)
    throw invalid('No valid payment method types for this PaymentIntent.', {
      param: 'allowed_payment_method_types',
    })
  return {
    allowed_payment_method_types: allowed.length > 0 ? allowed : null,
    automatic_payment_methods:
      allowed.length > 0 ? null : { enabled: true, allow_redirects: redirects },
    payment_method_types: types,
  }
}
