import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { related } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { $cart } from '../../stores/cart.ts'
import { loadProducts } from '../../stores/product-lists.ts'
import { homeTexts as texts } from '../../text/home.ts'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { useComesUnseen } from './use-comes-unseen.ts'

type Props = {
  patchOfTheWeek: number | undefined
  /** The id of what stands below, and is pushed down. */
  above: string
}

/** Patches that go with what is in the cart; nothing at all where there are none. */
export function BestForYou({ patchOfTheWeek, above }: Props) {
  const cart = useStore($cart, { ssr: 'initial' }) ?? []
  const [all, setAll] = useState<readonly Product[]>([])
  const isWanted = cart.length > 0

  useEffect(() => {
    // Advice that can't be had is no failure of the page.
    if (isWanted) loadProducts().then(setAll, () => undefined)
  }, [isWanted])

  const chosen = related(
    all,
    cart.map(({ product }) => product),
  )
  const isShown = useComesUnseen(chosen.length > 0, above)
  if (!isShown || chosen.length === 0) return null
  return (
    <section aria-labelledby="best-for-deg">
      <h2 id="best-for-deg">{texts.best}</h2>
      <ProductGrid products={chosen} patchOfTheWeek={patchOfTheWeek} row />
    </section>
  )
}
