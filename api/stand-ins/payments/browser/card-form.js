/** The three card fields: they format the input and show an error when a field loses focus. */

import { createField, made } from './card-field.js'
import {
  brandOf,
  cvcError,
  expiryError,
  expiryOf,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberError,
} from './card-rules.js'
import { textsOf } from './texts.js'

const brandNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'Amex', unknown: '' }

/** The card number in the visible note. */
const testCard = '4242 4242 4242 4242'

/** The field that a provider's error belongs to; default: the number. */
const fieldOfCode = {
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
}

/**
 * Renders the fields into `place`. `changed` gets { complete, empty } when either changes; `emit` gets focus, blur and
 * escape.
 */
export function drawCardForm({ place, locale, readOnly, changed, emit }) {
  const texts = textsOf(locale)
  const brand = () => brandOf(fields.number.input.value)
  const common = { readOnly, errors: texts.errors, typed: report, emit }
  const fields = {
    number: createField({
      name: 'number',
      label: texts.number,
      hints: { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234' },
      format: formatNumber,
      wrong: numberError,
      ...common,
    }),
    expiry: createField({
      name: 'expiry',
      label: texts.expiry,
      hints: { autocomplete: 'cc-exp', placeholder: texts.expiryHint },
      format: formatExpiry,
      wrong: (value) => expiryError(value, new Date()),
      ...common,
    }),
    cvc: createField({
      name: 'cvc',
      label: texts.cvc,
      hints: { autocomplete: 'cc-csc', placeholder: '123' },
      format: (value) => formatCvc(value, brand()),
      wrong: (value) => cvcError(value, brand()),
      ...common,
    }),
  }
  const all = Object.values(fields)
  const badge = made('span', { className: 'tp-brand' })
  fields.number.frame.append(badge)
  const root = made(
    'div',
    { className: 'tp-card', role: 'group', ariaLabel: texts.card },
    fields.number.box,
    made('div', { className: 'tp-pair' }, fields.expiry.box, fields.cvc.box),
    made(
      'p',
      { className: 'tp-note' },
      texts.note,
      made('strong', { textContent: testCard }),
      texts.noteEnd,
    ),
  )
  place.replaceChildren(root)

  let reported = ''
  function report() {
    badge.textContent = brandNames[brand()]
    const state = {
      complete: all.every(({ code }) => code() === null),
      empty: all.every(({ input }) => input.value === ''),
    }
    if (reported === JSON.stringify(state)) return
    reported = JSON.stringify(state)
    changed(state)
  }

  return {
    /** Shows every error, focuses the first and returns its code and message; null without errors. */
    validate() {
      for (const { check } of all) check()
      const first = all.find(({ code }) => code() !== null)
      if (!first) return null
      first.input.focus()
      return { code: first.code(), message: texts.errors[first.code()] }
    },
    /** Shows the provider's error at its field. */
    refuse: ({ code, message }) => fields[fieldOfCode[code] ?? 'number'].show(message),
    card: () => ({
      number: fields.number.input.value.replaceAll(' ', ''),
      cvc: fields.cvc.input.value,
      ...expiryOf(fields.expiry.input.value),
    }),
    focus: () => fields.number.input.focus(),
    clear() {
      for (const { input, show } of all) {
        input.value = ''
        show('')
      }
      report()
    },
    setReadOnly(value) {
      for (const { input } of all) input.readOnly = value
    },
  }
}
