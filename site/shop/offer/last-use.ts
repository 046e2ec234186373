/** Events of presses, keys and drags. A press that becomes a scroll, a drag or a menu may have no `pointerup`. */
const uses = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'contextmenu',
  'click',
  'dragover',
  'keydown',
  'keyup',
] as const

/**
 * Watches the visitor's use of the page from now on. The returned function gives the ms since the last use: Infinity
 * before the first one, and 0 while a press lasts or the page is being left.
 */
export function watchUse(): () => number {
  let usedAt = Number.NEGATIVE_INFINITY
  let isPressed = false
  let isLeaving = false
  const note = ({ type }: Event) => {
    usedAt = performance.now()
    isPressed = type === 'pointerdown'
  }
  for (const use of uses) addEventListener(use, note, { capture: true })
  addEventListener('beforeunload', () => {
    isLeaving = true
  })
  // The back/forward cache may restore the page.
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  return () => (isPressed || isLeaving ? 0 : performance.now() - usedAt)
}
