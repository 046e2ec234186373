import { useEffect, useRef, useState } from 'react'
import { debounce } from '../../browser/debounce.ts'
import { nearEnd, scrollRest, stepDelay } from './catalogue-paging.ts'

/** Shows more when the reader nears the end of the page; tells whether more is on its way. */
export function useNearEnd(active: boolean, more: () => Promise<void>): boolean {
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

    const look = () => distanceToEnd() <= nearEnd && setLoading(true)
    const onScroll = debounce(scrollRest, look)
    // A window that is too high to be scrolled would never say that it was, nor one that was before this woke
    // or while the last step came: who stands at the end by then scrolls no further.
    if (document.documentElement.scrollHeight <= innerHeight) look()
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

/** Pixels between the lower edge of the window and the end of the page. */
const distanceToEnd = () => document.documentElement.scrollHeight - (scrollY + innerHeight)
