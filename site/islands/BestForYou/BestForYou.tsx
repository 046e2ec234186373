import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { related } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { $cart } from '../../stores/cart.ts'
import { loadProducts } from '../../stores/product-lists.ts'
import { homeTexts as texts } from '../../text/home.ts'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'

/** Patches that go with what is in the cart; nothing at all where there are none. */
export function BestForYou({ patchOfTheWeek }: { patchOfTheWeek: number | undefined }) {
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
  if (chosen.length === 0) return null
  return (
    <section aria-labelledby="best-for-deg">
      <h2 id="best-for-deg">{texts.best}</h2>
      <ProductGrid products={chosen} patchOfTheWeek={patchOfTheWeek} row />
    </section>
  )
}
