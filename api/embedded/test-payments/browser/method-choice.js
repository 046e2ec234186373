/** Which way to pay: a radio button for each method, the first of them chosen. */

import { made } from './card-field.js'

/** `chosen` hears of another choice; `labels` are by method. */
export function createMethodChoice({ methods, label, labels, readOnly, chosen, emit }) {
  const inputs = methods.map((method) => {
    const input = made('input', { type: 'radio', name: 'payment-method', value: method })
    input.checked = method === methods[0]
    input.disabled = readOnly
    input.addEventListener('change', () => chosen(method))
    input.addEventListener('focus', () => emit('focus'))
    input.addEventListener('blur', () => emit('blur'))
    return input
  })
  const box = made(
    'fieldset',
    { className: 'tp-methods' },
    made('legend', { textContent: label }),
    ...inputs.map((input) =>
      made('label', {}, input, made('span', { textContent: labels[input.value] })),
    ),
  )
  return {
    box,
    setReadOnly(value) {
      for (const input of inputs) input.disabled = value
    },
  }
}
