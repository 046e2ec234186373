/** The Payment Element: the choice of a method, and the fields of the chosen one. */

import { made } from './card-field.js'
import { drawCardForm } from './card-form.js'
import { createMethodChoice } from './method-choice.js'
import { textsOf } from './texts.js'

/**
 * Renders the form into `place`. `changed` gets { complete, empty, value } on each change; `emit` gets focus, blur and
 * escape.
 */
export function drawPaymentForm({ place, options, locale, readOnly, changed, emit }) {
  const texts = textsOf(locale)
  const methods = methodsOf(options)
  let method = methods[0]
  let cardState = { complete: false, empty: true }
  const panels = {
    card: made('div', {}),
    klarna: made('div', {}, elsewhere(texts)),
  }
  const card = drawCardForm({
    place: panels.card,
    locale,
    readOnly,
    changed(state) {
      cardState = state
      report()
    },
    emit,
  })
  const choice = createMethodChoice({
    methods,
    label: texts.method,
    labels: texts.methods,
    readOnly,
    chosen(other) {
      method = other
      showPanel()
      report()
    },
    emit,
  })
  const root = made(
    'div',
    { className: 'tp-payment' },
    ...(methods.length > 1 ? [choice.box] : []),
    ...methods.map((name) => panels[name]),
  )
  showPanel()
  place.replaceChildren(root)

  function showPanel() {
    for (const name of methods) panels[name].hidden = name !== method
  }

  function report() {
    const state = method === 'card' ? cardState : { complete: true, empty: false }
    changed({ ...state, value: { type: method } })
  }

  return {
    type: () => method,
    /** The first error of the chosen method, or null; see `drawCardForm`. */
    validate: () => (method === 'card' ? card.validate() : null),
    /** Shows the provider's error, if the method has a field for it. */
    refuse: (error) => method === 'card' && card.refuse(error),
    card: card.card,
    focus: () => (method === 'card' ? card.focus() : root.querySelector('input:checked').focus()),
    blur: () => root.contains(document.activeElement) && document.activeElement.blur(),
    clear: card.clear,
    setReadOnly(value) {
      card.setReadOnly(value)
      choice.setReadOnly(value)
    },
    remove: () => root.remove(),
  }
}

const elsewhere = (texts) =>
  made(
    'div',
    { className: 'tp-elsewhere' },
    made('p', { className: 'tp-text', textContent: texts.elsewhere }),
    made('p', { className: 'tp-note', textContent: texts.elsewhereNote }),
  )

/** The methods for the currency that the page allows. */
function methodsOf({ allowedPaymentMethodTypes: allowed, currency }) {
  const suiting = currency === 'nok' ? ['card', 'klarna'] : ['card']
  return suiting.filter((method) => allowed?.includes(method) ?? true)
}
