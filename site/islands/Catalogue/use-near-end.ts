import { useEffect, useRef, useState } from 'react'
import { nearEnd, scrollRest, stepDelay } from '../../stores/catalogue-paging.ts'

/** Shows more when the reader nears the end of the page; tells whether more is on its way. */
export function useNearEnd(active: boolean, more: () => Promise<void>): boolean {
  const [loading, setLoading] = useState(false)
  const latest = useRef(more)
  latest.current = more

  useEffect(() => {
    if (!active) return
    let resting: ReturnType<typeof setTimeout> | undefined
    let coming: ReturnType<typeof setTimeout> | undefined

    const step = async () => {
      await latest.current()
      coming = undefined
      setLoading(false)
    }
    const look = () => {
      if (coming !== undefined || distanceToEnd() > nearEnd) return
      setLoading(true)
      coming = setTimeout(() => void step(), stepDelay)
    }
    const onScroll = () => {
      clearTimeout(resting)
      resting = setTimeout(look, scrollRest)
    }

    // A window that is too high to be scrolled would never say that it was, nor one that was before this woke.
    if (document.documentElement.scrollHeight <= innerHeight) look()
    else if (scrollY > 0) onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
      clearTimeout(resting)
      clearTimeout(coming)
      setLoading(false)
    }
  }, [active])

  return loading
}

/** Pixels between the lower edge of the window and the end of the page. */
const distanceToEnd = () => document.documentElement.scrollHeight - (scrollY + innerHeight)
