/** One labelled field of the card, with its formatting and its error. */

/**
 * `format` gets the typed text and whether the user deleted something. `wrong` returns the error code of a value, or
 * null; `errors` maps codes to messages. `typed` is called on every keystroke.
 */
export function createField({ name, label, hints, readOnly, format, wrong, errors, typed, emit }) {
  const id = `payment-${name}Input`
  const error = made('p', { className: 'tp-error', id: `${id}-error` })
  const input = made('input', { id, name, readOnly, type: 'text', inputMode: 'numeric', ...hints })
  input.setAttribute('aria-required', 'true')
  const title = made('label', { htmlFor: id, textContent: label })
  const frame = made('div', { className: 'tp-frame' }, input)
  const box = made('div', { className: 'tp-field' }, title, frame, error)

  const code = () => wrong(input.value)
  const check = () => show(errors[code()] ?? '')
  function show(message) {
    error.textContent = message
    const attributes = { 'aria-invalid': 'true', 'aria-describedby': error.id }
    for (const [attribute, value] of Object.entries(attributes))
      if (message) input.setAttribute(attribute, value)
      else input.removeAttribute(attribute)
  }

  input.addEventListener('input', (event) => {
    reformat(input, format, String(event.inputType).startsWith('delete'))
    show('')
    typed()
  })
  input.addEventListener('focus', () => emit('focus'))
  input.addEventListener('blur', () => {
    if (input.value !== '') check()
    emit('blur')
  })
  input.addEventListener('keydown', ({ key }) => key === 'Escape' && emit('escape'))
  return { box, frame, input, code, check, show }
}

/** Writes the formatted value and keeps the cursor after the same digit. */
function reformat(input, format, deleting) {
  const before = input.value
  const after = format(before, deleting)
  if (after === before) return
  const cursor = input.selectionStart ?? before.length
  const atEnd = cursor === before.length
  const digits = before.slice(0, cursor).replace(/\D/g, '').length
  input.value = after
  let place = 0
  for (let seen = 0; place < after.length && seen < digits; place += 1)
    if (/\d/.test(after[place])) seen += 1
  if (document.activeElement !== input) return
  input.setSelectionRange(atEnd ? after.length : place, atEnd ? after.length : place)
}

/** Creates an element with properties and children. */
export function made(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
