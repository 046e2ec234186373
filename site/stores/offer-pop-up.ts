import { partsOf, secondsOfOffer } from './offer.ts'
import { noteOfferSeen } from './offer-seen.ts'

/** Milliseconds for which copying is confirmed (specification, section 9). */
const confirmation = 2000

/** Opens the week's offer and keeps its clock; not over another dialog: it has time until the next page. */
export function openOffer(popUp: HTMLDialogElement): void {
  if (document.querySelector('dialog[open], [role=dialog]')) return
  noteOfferSeen()
  for (const button of popUp.querySelectorAll('[data-close]'))
    button.addEventListener('click', () => popUp.close())
  const copy = popUp.querySelector<HTMLElement>('[data-copy]')
  if (copy) copyOnClick(copy, popUp.querySelector('[data-code]')?.textContent ?? '')
  popUp.showModal()
  tick(popUp)
  const clock = setInterval(() => tick(popUp), 1000)
  popUp.addEventListener('close', () => clearInterval(clock))
}

function tick(popUp: HTMLDialogElement): void {
  const left = partsOf(secondsOfOffer(new Date()))
  for (const [unit, value] of Object.entries(left)) {
    const place = popUp.querySelector(`[data-unit=${unit}]`)
    if (place) place.textContent = String(value)
  }
}

function copyOnClick(button: HTMLElement, code: string): void {
  const label = button.textContent
  let timer: ReturnType<typeof setTimeout> | undefined
  button.addEventListener('click', async () => {
    // Where the clipboard is forbidden the code is still there to read.
    const copied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    )
    if (!copied) return
    clearTimeout(timer)
    button.textContent = button.dataset.copied ?? ''
    timer = setTimeout(() => {
      button.textContent = label
    }, confirmation)
  })
}
