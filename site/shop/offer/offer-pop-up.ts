import { copyTextOf } from '../../browser/copy-text.ts'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { debounce } from '../../browser/timing/debounce.ts'
import { partsOf, secondsOfOffer } from './offer.ts'
import { noteOfferSeen, wasOfferSeen } from './offer-seen.ts'

/** Display time of the confirmation of a copy in ms (specification, section 9). */
const confirmation = 2000

/** Ms after a press or a key, in which a click takes its effect and the next field may get the focus. */
const afterUse = 1000

/**
 * Opens the week's offer, unless another page of the session has opened it, or the browser cannot keep the next page from
 * opening it again. Waits until no other dialog or chat is open, and until the visitor does not type or press. `idleTime`
 * gives the ms since the last press or key.
 */
export function offer(popUp: HTMLDialogElement, idleTime: () => number): void {
  if (wasOfferSeen()) return
  const wait = isCovered() || isTyping() ? afterUse : afterUse - idleTime()
  if (wait > 0) setTimeout(offer, wait, popUp, idleTime)
  else if (noteOfferSeen()) open(popUp)
}

/** A dialog or the help chat is open, or a busy button may open one. */
const isCovered = () =>
  document.querySelector(
    '[role=dialog], dialog[open], [data-chat][aria-expanded=true], button[aria-busy=true]',
  ) !== null

/** A field or the payment provider's frame has the focus. */
const isTyping = () => document.activeElement?.matches(':read-write, select, iframe')

/** Opens the week's offer and runs its countdown. */
function open(popUp: HTMLDialogElement): void {
  for (const button of popUp.querySelectorAll('[data-close]'))
    button.addEventListener('click', () => popUp.close())
  copyOnClick(popUp)
  popUp.showModal()
  tick(popUp)
  const clock = setInterval(() => tick(popUp), 1000)
  const noteClosed = noteOverlay(() => popUp.close())
  popUp.addEventListener('close', () => {
    clearInterval(clock)
    noteClosed()
  })
}

function tick(popUp: HTMLDialogElement): void {
  const left = partsOf(secondsOfOffer(new Date()))
  for (const [unit, value] of Object.entries(left)) {
    const place = popUp.querySelector(`[data-unit=${unit}]`)
    if (place) place.textContent = String(value)
  }
}

function copyOnClick(popUp: HTMLDialogElement): void {
  const [button, code, note] = ['copy', 'code', 'note'].map((part) =>
    popUp.querySelector<HTMLElement>(`[data-${part}]`),
  )
  if (!button || !code || !note) return
  const label = button.textContent
  const restore = debounce(confirmation, () => {
    button.textContent = label
  })
  button.addEventListener('click', async () => {
    const isCopied = await copyTextOf(code)
    note.textContent = isCopied ? '' : (note.dataset.refused ?? '')
    if (!isCopied) return
    button.textContent = button.dataset.copied ?? ''
    restore()
  })
}
