/** The stand-in for the bank's 3-D Secure challenge: a dialog with two answers. */

import { made } from './card-field.js'
import { textsOf } from './texts.js'

/** Resolves to whether the customer completed the challenge; closing the dialog counts as a refusal. */
export function askCustomer({ amount, currency }, locale) {
  const texts = textsOf(locale)
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
  const answer = (value, label, className) =>
    made('button', {
      type: 'button',
      className,
      textContent: label,
      onclick: () => dialog.close(value),
    })
  const dialog = made(
    'dialog',
    { className: 'tp-challenge' },
    made('h2', { id: 'tp-challenge-title', textContent: texts.challengeTitle }),
    made('p', { textContent: `${texts.challengeText} ${price}.` }),
    made(
      'div',
      { className: 'tp-answers' },
      answer('completed', texts.complete, 'tp-complete'),
      answer('refused', texts.refuse, 'tp-refuse'),
    ),
  )
  dialog.setAttribute('aria-labelledby', 'tp-challenge-title')
  document.body.append(dialog)

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'completed')
    })
    dialog.showModal()
  })
}
