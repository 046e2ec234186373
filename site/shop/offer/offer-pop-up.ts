import { copyTextOf } from '../../browser/copy-text.ts'
import { debounce } from '../../browser/debounce.ts'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { partsOf, secondsOfOffer } from './offer.ts'
import { noteOfferSeen } from './offer-seen.ts'

/** Milliseconds for which copying is confirmed (specification, section 9). */
const confirmation = 2000

/** Milliseconds without a press after which who typed has come to an end. */
const afterTyping = 1000

/** Opens the week's offer, or waits: for another dialog to close, and for who types or pressed to come to an end. */
export function offer(popUp: HTMLDialogElement): void {
  if (isCovered()) onceFree(() => offer(popUp))
  else if (isTyping()) onceTyped(() => offer(popUp))
  else open(popUp)
}

/** A text field has the focus; also one of the payment provider's, whose frame hides which. */
const fieldInUse = () =>
  document.activeElement?.closest<HTMLInputElement | HTMLIFrameElement>(
    'iframe, textarea, input:not([type=checkbox], [type=radio], [type=file])',
  )

const isTyping = () => {
  const field = fieldInUse()
  return field instanceof HTMLIFrameElement || Boolean(field?.value)
}

/** Who goes from field to field is not done yet, nor who presses the button beside them. */
function onceTyped(then: () => void): void {
  const leaving = new AbortController()
  const rest = debounce(afterTyping, () => {
    if (fieldInUse() || document.querySelector(':active')) return
    leaving.abort()
    then()
  })
  // What a frame loses, only the window gets.
  for (const type of ['focusout', 'pointerup', 'keyup', 'focus'])
    addEventListener(type, rest, leaving)
}

/** A dialog is there, or what was pressed is on its way and may become one. */
const isCovered = () => document.querySelector('[role=dialog], button[aria-busy=true]') !== null

function onceFree(then: () => void): void {
  const closing = new MutationObserver(() => {
    if (isCovered()) return
    closing.disconnect()
    // The dialog gives the focus back first.
    setTimeout(then)
  })
  closing.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  })
}

/** Opens the week's offer and keeps its clock. */
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
