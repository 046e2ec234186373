declare global {
  interface Window {
    /** Shared by the directives, whose inline scripts have a copy of this module each. */
    firstTouch?: Promise<void>
  }
}

const touches = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'change',
  'scroll',
  'popstate',
] as const

/** Resolves at the visitor's first touch of the page: by pointer, finger, key, focus, scroll or Back. */
export function firstTouch(): Promise<void> {
  window.firstTouch ??= new Promise((resolve) => {
    const touched = (event: Event) => {
      if (isTheBrowsers(event)) return
      for (const one of touches) removeEventListener(one, touched, { capture: true })
      resolve()
    }
    for (const one of touches) addEventListener(one, touched, { capture: true, passive: true })
  })
  return window.firstTouch
}

/**
 * Whether the browser fired the event without a touch: the pointer rests where a page or a dialog appears, or a dialog
 * that opens by itself, such as the week's offer, takes the focus.
 */
function isTheBrowsers(event: Event): boolean {
  if (event.type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent
    return movementX === 0 && movementY === 0
  }
  const { target } = event
  return event.type === 'focusin' && target instanceof Element && target.closest('dialog') !== null
}
