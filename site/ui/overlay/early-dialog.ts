import { noteOverlay } from '../../browser/overlay-history.ts'
import { texts } from '../../text/texts.ts'
import { showError } from '../toast/toast.ts'
import { followLink } from './follow-within.ts'

/** The early dialogs: an empty drawer at a side of the window, the menu, and a patch with its picture. */
export type EarlyName = 'left' | 'right' | 'menu' | 'detail'

/** An event on the document: the visitor closed the early dialog. */
const dismissed = 'early-dialog-dismissed'

type Shown = { dialog: HTMLDialogElement; button: HTMLElement; leaveHistory(): void }

let shown: Shown | undefined

/** Attributes of a button that opens a dialog with this title: this early one, until React runs. */
export const opensDialog = (name: EarlyName, title: string) =>
  ({ 'aria-haspopup': 'dialog', 'data-opens': name, 'data-label': title }) as const

/**
 * Answers presses on buttons of `opensDialog` that are not hydrated yet with a dialog of the same title and look.
 * The island, which the press wakes, replaces it by its own.
 */
export function openEarlyDialogs(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element
        ? target.closest<HTMLElement>('astro-island[ssr] [data-opens]')
        : null
    const template = page.querySelector<HTMLTemplateElement>(
      `template[data-early="${button?.dataset.opens}"]`,
    )
    const dialog = template?.content.querySelector('dialog')
    if (!shown && button && dialog) show(dialog.cloneNode(true) as HTMLDialogElement, button)
  })
  page.addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof Element && target.contains(shown?.button ?? null))) return
    dismiss()
    showError(texts.error, texts.tryAgain)
  })
}

/** Whether an early dialog is open. */
export const isEarlyDialogOpen = (): boolean => shown !== undefined

/** Removes the early dialog in favour of one that shows from the same frame on. The focus is as before the press. */
export function replaceEarlyDialog(): void {
  if (!shown) return
  const { dialog, button, leaveHistory } = shown
  shown = undefined
  dialog.remove()
  button.focus({ preventScroll: true })
  leaveHistory()
}

/** Calls `then` when the visitor closes the early dialog; returns the function that stops it. */
export function onEarlyDismissal(then: () => void): () => void {
  document.addEventListener(dismissed, then)
  return () => document.removeEventListener(dismissed, then)
}

function show(dialog: HTMLDialogElement, button: HTMLElement): void {
  const title = dialog.querySelector('h2')
  if (title) title.textContent = button.dataset.label ?? ''
  const picture = button.querySelector('picture')?.parentElement?.cloneNode(true)
  if (picture) dialog.querySelector('[data-picture]')?.replaceChildren(picture)
  let isOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    // The backdrop's presses are the dialog's own.
    isOutside = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog ? isOutside : (target as Element).closest('button')) dismiss()
  })
  dialog.addEventListener('click', followLink)
  dialog.addEventListener('close', dismiss)
  document.body.append(dialog)
  dialog.show()
  shown = { dialog, button, leaveHistory: noteOverlay(dismiss) }
  requestAnimationFrame(() => setTimeout(() => makeModal(dialog)))
}

/** Called a frame after the dialog shows: restyling the inert page takes a phone half the time of a press. */
function makeModal(dialog: HTMLDialogElement): void {
  if (shown?.dialog !== dialog) return
  dialog.open = false
  dialog.showModal()
}

/** Closes the early dialog, and withdraws the press: the island replays none of a button that is not busy. */
function dismiss(): void {
  if (!shown) return
  shown.button.ariaBusy = null
  replaceEarlyDialog()
  document.dispatchEvent(new Event(dismissed))
}
