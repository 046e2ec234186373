import { copyTextOf } from '../../browser/copy-text.ts'
import { debounce } from '../../browser/debounce.ts'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { partsOf, secondsOfOffer } from './offer.ts'
import { noteOfferSeen } from './offer-seen.ts'

/** Display time of the confirmation of a copy in ms (specification, section 9). */
const confirmation = 2000

/** Debounce in ms after a press or a key, in which a click takes its effect and the next field may get the focus. */
const afterUse = 1000

/**
 * Opens the week's offer. Waits until no other dialog or chat is open, and until the visitor does not type or press.
 */
export function offer(popUp: HTMLDialogElement): void {
  if (isCovered()) onceUncovered(() => offer(popUp))
  else if (isBusy()) onceIdle(() => offer(popUp))
  else open(popUp)
}

/** A dialog or the help chat is open, or a busy button may open one. */
const isCovered = () =>
  document.querySelector(
    '[role=dialog], dialog[open], [data-chat][aria-expanded=true], button[aria-busy=true]',
  ) !== null

function onceUncovered(then: () => void): void {
  const closing = new MutationObserver(() => {
    if (isCovered()) return
    closing.disconnect()
    // Let the dialog restore the focus first.
    setTimeout(then)
  })
  closing.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy', 'aria-expanded'],
  })
}

/** A field or the payment provider's frame has the focus, or something is pressed. */
const isBusy = () =>
  document.activeElement?.matches(':read-write, select, iframe') ||
  document.querySelector(':active') !== null

function onceIdle(then: () => void): void {
  const waiting = new AbortController()
  const check = debounce(afterUse, () => {
    if (isBusy()) return
    waiting.abort()
    then()
  })
  // A press that becomes a scroll is cancelled. A frame's loss of focus only fires on the window.
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'focusout', 'focus'])
    addEventListener(type, check, waiting)
}

/** Opens the week's offer and runs its countdown. */
function open(popUp: HTMLDialogElement): void {
  noteOfferSeen()
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
