/** A press that becomes a scroll, a drag or a menu may have no `pointerup`. */
const pressEnds = ['pointerup', 'pointercancel', 'contextmenu', 'click']

/** Events of presses, keys and drags. */
const uses = ['pointerdown', ...pressEnds, 'dragover', 'keydown', 'keyup']

/** Ms in which a page that is being left is gone. A download, a mail link or a stopped load leaves it where it is. */
const leaving = 10_000

/**
 * Watches the visitor's use of the page from now on. The returned function gives the ms since the last use: Infinity
 * before the first one, and 0 while a press lasts or the page is being left, of which iOS does not tell.
 */
export function watchUse(): () => number {
  let usedAt = Number.NEGATIVE_INFINITY
  let leftAt = Number.NEGATIVE_INFINITY
  let isPressed = false
  const note = ({ type }: Event) => {
    usedAt = performance.now()
    if (type === 'pointerdown') isPressed = true
    else if (pressEnds.includes(type)) isPressed = false
  }
  for (const use of uses) addEventListener(use, note, { capture: true })
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  // The back/forward cache may restore the page.
  addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY
  })
  return () => {
    const now = performance.now()
    return isPressed || now - leftAt < leaving ? 0 : now - usedAt
  }
}
