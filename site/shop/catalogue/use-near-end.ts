import { useEffect, useRef, useState } from 'react'
import { debounce } from '../../browser/timing/debounce.ts'
import { nearEnd, scrollRest, stepDelay } from './catalogue-paging.ts'

/** Infinite scroll: calls `more` near the end of the page; returns whether it is loading. */
export function useNearEnd(active: boolean, more: () => Promise<void>): boolean {
  // Not an `action`: the state includes the delay before a load, and ends with `active`.
  const [loading, setLoading] = useState(false)
  const latest = useRef(more)
  latest.current = more

  useEffect(() => {
    if (!active) return setLoading(false)
    if (loading) {
      const step = () => latest.current().then(() => setLoading(false))
      const coming = setTimeout(step, stepDelay)
      return () => clearTimeout(coming)
    }

    const check = () => distanceToEnd() <= nearEnd && setLoading(true)
    const onScroll = debounce(scrollRest, check)
    // Check once without an event: a window too high to scroll never fires one. A reader who reached the end before
    // hydration, or during the last load, may fire none either.
    if (document.documentElement.scrollHeight <= innerHeight) check()
    else if (scrollY > 0) onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
      onScroll.cancel()
    }
  }, [active, loading])

  return loading
}

/** Pixels between the bottom of the window and the end of the page. */
const distanceToEnd = () => document.documentElement.scrollHeight - (scrollY + innerHeight)
