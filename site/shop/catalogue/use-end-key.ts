import { type RefObject, useEffect } from 'react'

/** Inputs that show that the reader leaves the end of the list. */
const moves = ['wheel', 'touchmove', 'pointerdown'] as const

/** Controls in which the End key has its own meaning. */
const takesKey = 'textarea, select, input:not([type="radio"], [type="checkbox"])'

/**
 * Makes one press of End reach the end of a list whose rows have estimated heights until they are near the window. The
 * browser alone scrolls to the end as it was at the press.
 */
export function useEndKey(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!list.current) return
    let isWanted = false
    const onKey = ({ key, target }: KeyboardEvent) => {
      isWanted = key === 'End' && !(target instanceof Element && target.matches(takesKey))
    }
    const forget = () => {
      isWanted = false
    }
    const heights = new ResizeObserver(() => {
      if (isWanted) scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    })
    heights.observe(list.current)
    addEventListener('keydown', onKey)
    for (const move of moves) addEventListener(move, forget, { passive: true })
    return () => {
      heights.disconnect()
      removeEventListener('keydown', onKey)
      for (const move of moves) removeEventListener(move, forget)
    }
  }, [list])
}
