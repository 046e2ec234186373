/** What has the focus of somebody who goes by keyboard; null for who uses the mouse. */
let held: Element | null = null
let isByKey = false

function hold(): void {
  const { activeElement, body } = document
  held = isByKey && activeElement !== body ? activeElement : null
}

if (typeof document !== 'undefined') {
  addEventListener(
    'keydown',
    () => {
      isByKey = true
      hold()
    },
    true,
  )
  addEventListener(
    'pointerdown',
    () => {
      isByKey = false
      held = null
    },
    true,
  )
  addEventListener('focusin', hold)
}

/** What had the focus and is gone, so that somebody's place is lost. An open dialog looks after its own. */
export function lostFocus(): Element | null {
  if (held?.isConnected || document.activeElement !== document.body) return null
  return document.querySelector('[role=dialog]:not([data-ending-style])') ? null : held
}

/** Gives a focus that is lost to `next`, or without that to the tab. */
export function keepFocus(next?: () => Element | null | undefined): void {
  if (!lostFocus()) return
  const element = next?.()
  if (element instanceof HTMLElement) element.focus()
  else shownPanel()?.focus({ preventScroll: true })
}

const shownPanel = () => document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')
