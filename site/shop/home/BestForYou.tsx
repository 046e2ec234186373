import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { isPlaceReserved, releasePlace } from '../../browser/directives/reserve.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { $cart, $cartFailed, productIdsIn } from '../cart/index.ts'
import { loadRelated } from '../product/index.ts'
import { ProductGrid } from '../product-card/components.ts'
import { homeListTexts as texts } from './list-text.ts'

type Props = {
  patchOfTheWeek: number | undefined
  /** Id of the element below, which this one pushes down. */
  above: string
}

/** Patches that match the cart; nothing if there are none. */
export function BestForYou({ patchOfTheWeek, above }: Props) {
  const known = useStore($cart, { ssr: 'initial' })
  const hasFailed = useStore($cartFailed, { ssr: 'initial' })
  const inCart = productIdsIn(known ?? [])
  const ended = useLoaded(inCart.length > 0 ? String(inCart) : undefined, () => loadRelated(inCart))

  // Failed recommendations are no failure of the page.
  const related = (inCart.length > 0 && ended?.value) || []
  // Until the next recommendations are there, those before them may have a patch that was just added.
  const chosen = related.filter(({ id }) => !inCart.includes(id))
  const isSettled = hasFailed || known?.length === 0 || ended !== undefined
  const isReserved = useReservedPlace(isSettled)
  const comesUnseen = useComesUnseen(chosen.length > 0, above)
  const isShown = isReserved || comesUnseen
  if (!isShown || chosen.length === 0) return null
  return (
    <section aria-labelledby="best-for-deg">
      <h2 id="best-for-deg">{texts.best}</h2>
      <ProductGrid products={chosen} patchOfTheWeek={patchOfTheWeek} row />
    </section>
  )
}

/** Whether `client:reserve` reserved space after a reload; releases it once all content is shown. */
function useReservedPlace(isComplete: boolean): boolean {
  const [isReserved, setReserved] = useState(false)
  useEffect(() => setReserved(isPlaceReserved()), [])
  useEffect(() => {
    if (isComplete) releasePlace()
  }, [isComplete])
  return isReserved
}

/** Root margin that counts everything above the window as visible: more than any page's height. */
const allAbove = '1000000px 0px 0px'

/**
 * Whether late content may be inserted above the element with this id: once that element is below the window, so that
 * nothing visible shifts. On a page without scrolling, at once.
 */
function useComesUnseen(isThere: boolean, above: string): boolean {
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
