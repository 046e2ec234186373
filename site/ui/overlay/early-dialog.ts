import { whenIdle } from '../../browser/directives/idle.ts'
import { noteOverlay } from '../../browser/overlay-history.ts'
import { followLink } from './follow-within.ts'

/** An event on the document: the visitor closed the early dialog. */
const dismissed = 'early-dialog-dismissed'

type Shown = {
  dialog: HTMLDialogElement
  button: HTMLElement
  /** By `performance.now()`. */
  since: number
  leaveHistory(): void
}

let shown: Shown | undefined

/** Attributes of a button that opens a dialog with this title: first the early one of this name, then the real one. */
export const opensDialog = (name: string, title: string) =>
  ({ 'aria-haspopup': 'dialog', 'data-opens': name, 'data-label': title }) as const

/**
 * Answers each press on a button of `opensDialog` with the page's `EarlyDialog` of that name, in the next frame. The
 * press itself follows that frame, since hydration, the dialog's code or its first render may take long. The real dialog
 * replaces the early one.
 */
export function openEarlyDialogs(page: Document): void {
  page.addEventListener('click', answer, { capture: true })
  page.addEventListener('keydown', keepKeysInside, { capture: true })
  page.addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof Element && target.contains(shown?.button ?? null)) dismiss()
  })
}

/** What the visitor sees of the early dialog of this title: for how many ms, and a selector of the focused control. */
export function earlyDialogOf(
  title: string,
): { age: number; focused: string | undefined } | undefined {
  if (shown?.button.dataset.label !== title) return undefined
  return { age: performance.now() - shown.since, focused: focusedIn(shown.dialog) }
}

/**
 * Removes the early dialog, of this title if one is given, in favour of one that shows from the same frame on. The focus
 * is as before the press.
 */
export function removeEarlyDialog(title?: string): void {
  if (!shown || (title !== undefined && shown.button.dataset.label !== title)) return
  const { dialog, button, leaveHistory } = shown
  shown = undefined
  dialog.remove()
  // A call computes the page's styles, even for the focused element.
  if (document.activeElement !== button) button.focus({ preventScroll: true })
  leaveHistory()
}

/** Whether this is the second press of a double click, which was meant for the button that opened the dialog as well. */
export const isSecondPress = (event: Event): boolean =>
  event instanceof MouseEvent && event.detail > 1

/** Calls `then` when the visitor closes the early dialog; returns the function that stops it. */
export function onEarlyDismissal(then: () => void): () => void {
  document.addEventListener(dismissed, then)
  return () => document.removeEventListener(dismissed, then)
}

function answer(press: MouseEvent): void {
  if (shown) {
    keepFromPage(press, shown.dialog)
    return
  }
  // Buttons in a dialog are in no island: one dialog above another opens without an early one.
  const button =
    press.target instanceof Element
      ? press.target.closest<HTMLElement>('astro-island [data-opens]')
      : null
  const dialog = button && dialogOf(button)
  if (!dialog) return
  show(dialog, button)
  // The directive keeps the press of a button that is not hydrated.
  const isHydrated = !button.closest('astro-island[ssr]')
  if (isHydrated) press.stopImmediatePropagation()
  afterFrame(() => {
    if (shown?.dialog !== dialog) return
    // React may have removed the button since: its list is rendered again with other patches.
    if (!button.isConnected) {
      dismiss()
      return
    }
    if (isHydrated) button.click()
    makeModalOnceIdle(dialog)
  })
}

/** The visitor's presses on the page do nothing before the dialog is modal; the scripts' own go through. */
function keepFromPage(press: MouseEvent, dialog: HTMLElement): void {
  if (!press.isTrusted || (press.target instanceof Node && dialog.contains(press.target))) return
  press.stopImmediatePropagation()
  press.preventDefault()
}

/** Before the dialog is modal, Escape closes it all the same, and Tab moves the focus into it. */
function keepKeysInside(press: KeyboardEvent): void {
  const isOurs = press.key === 'Escape' || press.key === 'Tab'
  if (!isOurs || !shown || shown.dialog.matches(':modal')) return
  press.preventDefault()
  if (press.key === 'Escape') dismiss()
  else makeModal(shown.dialog)
}

function dialogOf(button: HTMLElement): HTMLDialogElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>(
    `template[data-early="${button.dataset.opens}"]`,
  )
  const dialog = template?.content.querySelector('dialog')?.cloneNode(true) as
    | HTMLDialogElement
    | undefined
  const title = dialog?.querySelector('h2')
  if (title) title.textContent = button.dataset.label ?? ''
  dialog?.querySelector('[data-copy]')?.replaceChildren(...button.cloneNode(true).childNodes)
  return dialog
}

function show(dialog: HTMLDialogElement, button: HTMLElement): void {
  let isOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    // The backdrop's presses are the dialog's own.
    isOutside = target === dialog
  })
  dialog.addEventListener('click', (press) => {
    const { target } = press
    if (isSecondPress(press)) return
    if (target === dialog ? isOutside : (target as Element).closest('button')) dismiss()
  })
  dialog.addEventListener('click', followLink)
  dialog.addEventListener('close', dismiss)
  document.body.append(dialog)
  dialog.open = true
  shown = { dialog, button, since: performance.now(), leaveHistory: noteOverlay(dismiss) }
}

function afterFrame(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** Restyling an inert page occupies a phone for long. The real dialog is often there before the thread is idle. */
function makeModalOnceIdle(dialog: HTMLDialogElement): void {
  whenIdle(() => {
    if (shown?.dialog === dialog && !dialog.matches(':modal')) makeModal(dialog)
  })
}

function makeModal(dialog: HTMLDialogElement): void {
  dialog.open = false
  dialog.showModal()
}

/** Closes the early dialog, and withdraws the press: the island replays none of a button that is not busy. */
function dismiss(): void {
  if (!shown) return
  shown.button.ariaBusy = null
  removeEarlyDialog()
  document.dispatchEvent(new Event(dismissed))
}

function focusedIn(dialog: HTMLElement): string | undefined {
  const focused = dialog.querySelector(':focus:is(a, input)')
  const name = focused?.matches('a') ? 'href' : 'name'
  return focused ? `[${name}="${CSS.escape(focused.getAttribute(name) ?? '')}"]` : undefined
}
