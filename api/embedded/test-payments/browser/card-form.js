/** The three card fields: they format what is typed, and say what is wrong once a field is left. */

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

/** What the visible note tells people to pay with. */
const testCard = '4242 4242 4242 4242'

/** Which field an error of the provider belongs to; the number has the rest. */
const fieldOfCode = {
  expired_card: 'expiry',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
}

/**
 * Draws the fields into `place`. `changed` hears of { complete, empty } at each keystroke that changes
 * them, `emit` of focus, blur and escape.
 */
export function drawCardForm({ place, locale, readOnly, changed, emit }) {
  const texts = textsOf(locale)
  const brand = () => brandOf(fields.number.input.value)
  const common = { readOnly, errors: texts.errors, typed: tell, emit }
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

  let told = ''
  function tell() {
    badge.textContent = brandNames[brand()]
    const state = {
      complete: all.every(({ code }) => code() === null),
      empty: all.every(({ input }) => input.value === ''),
    }
    if (told === JSON.stringify(state)) return
    told = JSON.stringify(state)
    changed(state)
  }

  return {
    /** Shows every mistake, goes to the first, and returns its code and message; null when all is well. */
    validate() {
      for (const { check } of all) check()
      const first = all.find(({ code }) => code() !== null)
      if (!first) return null
      first.input.focus()
      return { code: first.code(), message: texts.errors[first.code()] }
    },
    /** Shows what the provider said of the card. */
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
      tell()
    },
    setReadOnly(value) {
      for (const { input } of all) input.readOnly = value
    },
  }
}
