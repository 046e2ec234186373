import { onceAny } from './once-any.ts'

declare global {
  interface Window {
    /** Shared by the directives, whose inline scripts have a copy of this module each. */
    firstTouch?: Promise<void>
  }
}

const touches = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'change',
  'wheel',
  'scroll',
  'popstate',
] as const

/** Events that end a press, and the longest time in ms that hydration waits for one. */
const pressEnds = ['click', 'keyup', 'pointercancel'] as const
const longestPress = 1000

/**
 * Resolves after the visitor's first touch of the page: by pointer, finger, key, focus, scroll or Back. If it is a
 * press, what it does without React is painted first: hydration occupies the thread of a phone for a while.
 */
export function firstTouch(): Promise<void> {
  window.firstTouch ??= new Promise((resolve) => {
    onceAny(
      touches,
      (event) => {
        if (isPress(event)) void pressOver().then(resolve)
        else whenPainted(resolve)
      },
      isTheVisitors,
    )
  })
  return window.firstTouch
}

const isPress = ({ type }: Event): boolean => type === 'pointerdown' || type === 'keydown'

/** Resolves when the press that starts now is over, and what it does without React is painted. */
export const pressOver = (): Promise<void> =>
  new Promise((resolve) => {
    const answer = () => whenPainted(resolve)
    onceAny(pressEnds, answer)
    setTimeout(answer, longestPress)
  })

/** Calls `then` after the next frame: an observer first tells what that frame shows. */
function whenPainted(then: () => void): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe(document.documentElement)
}

/**
 * Whether the event needed a touch. The browser fires some by itself: the pointer rests where a page or a dialog appears,
 * or a dialog that opens by itself, such as the week's offer, takes the focus. It also scrolls to the target of the
 * address and gives it the focus; a visitor who scrolls there uses a wheel, a finger or a key.
 */
function isTheVisitors(event: Event): boolean {
  const { type, target } = event
  if (type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent
    return Boolean(movementX || movementY)
  }
  if (type === 'scroll') return !document.querySelector(':target')
  return !(
    type === 'focusin' &&
    target instanceof Element &&
    target.matches('dialog, dialog *, :target')
  )
}
