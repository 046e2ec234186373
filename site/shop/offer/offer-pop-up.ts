import { copyTextOf } from '../../browser/copy-text.ts'
import { debounce } from '../../browser/debounce.ts'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { partsOf, secondsOfOffer } from './offer.ts'
import { noteOfferSeen } from './offer-seen.ts'

/** Display time of the confirmation of a copy in ms (specification, section 9). */
const confirmation = 2000

/** Debounce in ms after which the visitor has finished typing. */
const afterTyping = 1000

/**
 * Opens the week's offer. Waits until no other dialog is open, and until the visitor has finished typing or pressing.
 */
export function offer(popUp: HTMLDialogElement): void {
  if (isCovered()) onceFree(() => offer(popUp))
  else if (isTyping()) onceTyped(() => offer(popUp))
  else open(popUp)
}

const textField = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])'

/** The focused text field, if any. In a frame of the payment provider the field is not known, so the frame counts. */
const fieldInUse = () =>
  document.activeElement?.closest<HTMLInputElement | HTMLIFrameElement>(`iframe, ${textField}`)

/** A visitor who has filled a field of a form and moved on to an empty one has not finished. */
function isTyping(): boolean {
  const field = fieldInUse()
  if (!field) return false
  if (field instanceof HTMLIFrameElement) return true
  const others = field.form?.querySelectorAll<HTMLInputElement>(textField) ?? []
  return [field, ...others].some(({ value }) => value !== '')
}

/** Moving to another field, or pressing a button beside it, continues the typing. */
function onceTyped(then: () => void): void {
  const leaving = new AbortController()
  const rest = debounce(afterTyping, () => {
    if (fieldInUse() || document.querySelector(':active')) return
    leaving.abort()
    then()
  })
  // A frame's loss of focus only fires on the window.
  for (const type of ['focusout', 'pointerup', 'keyup', 'focus'])
    addEventListener(type, rest, leaving)
}

/** A dialog is open, or a busy button may open one. */
const isCovered = () =>
  document.querySelector('[role=dialog], dialog[open], button[aria-busy=true]') !== null

function onceFree(then: () => void): void {
  const closing = new MutationObserver(() => {
    if (isCovered()) return
    closing.disconnect()
    // Let the dialog restore the focus first.
    setTimeout(then)
  })
  closing.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  })
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
