/** The stand-in for the bank's 3-D Secure challenge: a dialog with two answers. */

import { textsOf } from './texts.js'

/** Resolves to whether the customer completed the challenge; closing the dialog counts as a refusal. */
export function askCustomer({ amount, currency }, locale) {
  const texts = textsOf(locale)
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
  const dialog = document.createElement('dialog')
  dialog.className = 'tp-challenge'
  dialog.setAttribute('aria-labelledby', 'tp-challenge-title')

  const title = document.createElement('h2')
  title.id = 'tp-challenge-title'
  title.textContent = texts.challengeTitle
  const text = document.createElement('p')
  text.textContent = `${texts.challengeText} ${price}.`
  const answers = document.createElement('div')
  answers.className = 'tp-answers'
  answers.append(
    button(dialog, 'completed', texts.complete, 'tp-complete'),
    button(dialog, 'refused', texts.refuse, 'tp-refuse'),
  )
  dialog.append(title, text, answers)
  document.body.append(dialog)

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue === 'completed')
    })
    dialog.showModal()
  })
}

function button(dialog, answer, label, className) {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.textContent = label
  element.addEventListener('click', () => dialog.close(answer))
  return element
}
