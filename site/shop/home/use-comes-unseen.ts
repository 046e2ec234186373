import { useEffect, useState } from 'react'

/** Pixels above the window that count as within it: more than any page has. */
const allAbove = '1000000px 0px 0px'

/**
 * Whether something that comes late may stand above the element of this id: from the moment in which that lies
 * below the window, so that nothing moves that is read. On a page that fits in the window that never is, so that
 * it comes at once.
 */
export function useComesUnseen(isThere: boolean, above: string): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const below = document.getElementById(above)
    if (!isThere || isShown || !below) return
    if (document.documentElement.scrollHeight <= innerHeight) return setShown(true)
    const watch = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting === false && setShown(true),
      { rootMargin: allAbove },
    )
    watch.observe(below)
    return () => watch.disconnect()
  }, [isThere, isShown, above])
  return isShown
}
