/** The focused element of a keyboard user; null for a pointer user. */
let held: Element | null = null
let isByKey = false

function hold(): void {
  const { activeElement, body } = document
  held = isByKey && activeElement !== body ? activeElement : null
}

function press({ type }: Event): void {
  isByKey = type === 'keydown'
  hold()
}

if (typeof document !== 'undefined') {
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, press, true)
  addEventListener('focusin', hold)
}

/**
 * The removed element that had a keyboard user's focus; null if the focus is not lost, or a dialog, which manages its
 * own, is open.
 */
export function lostFocus(): Element | null {
  if (held?.isConnected || document.activeElement !== document.body) return null
  return document.querySelector('[role=dialog]:not([data-ending-style])') ? null : held
}

/** Moves a lost focus to `next`, or else to the tab panel. */
export function keepFocus(next?: () => Element | null | undefined): void {
  if (!lostFocus()) return
  const element = next?.()
  if (element instanceof HTMLElement) element.focus()
  else shownPanel()?.focus({ preventScroll: true })
}

const shownPanel = () => document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
