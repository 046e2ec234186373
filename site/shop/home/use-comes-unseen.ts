import { useEffect, useState } from 'react'

/** Root margin that counts everything above the window as visible: more than any page's height. */
const allAbove = '1000000px 0px 0px'

/**
 * Whether late content may be inserted above the element with this id: once that element is below the window, so that
 * nothing visible shifts. On a page without scrolling, at once.
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
