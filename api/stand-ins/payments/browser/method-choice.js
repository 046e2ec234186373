/** The choice of a payment method: radio buttons, the first one checked. */

import { made } from './card-field.js'

/** `chosen` is called with a newly chosen method; `labels` are by method. */
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
