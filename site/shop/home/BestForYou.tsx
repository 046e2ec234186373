import { useStore } from '@nanostores/react'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { $cart, $cartFailed, productIdsIn } from '../cart/index.ts'
import { loadRelated } from '../product/index.ts'
import { ProductGrid } from '../product-card/components.ts'
import { homeListTexts as texts } from './list-text.ts'
import { useComesUnseen } from './use-comes-unseen.ts'
import { useReservedPlace } from './use-reserved-place.ts'

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
