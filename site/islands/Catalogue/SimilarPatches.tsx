import { useEffect, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { api } from '../../api-client.ts'
import { type CatalogueView, filterKey } from '../../stores/catalogue-view.ts'
import { loadOnce } from '../../stores/load-once.ts'
import { catalogueTexts as texts } from '../../text/catalogue.ts'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import styles from './Catalogue.module.css'

/** Patches that are shown below a search without a hit. */
export const mostSimilar = 12

type Props = {
  view: CatalogueView
  /** What the server found, when it was asked for this search. */
  initial: readonly Product[] | undefined
  patchOfTheWeek: number | undefined
}

/** What comes close to a search that nothing contains. */
export function SimilarPatches({ view, initial, patchOfTheWeek }: Props) {
  const [products, setProducts] = useState(initial ?? [])

  useEffect(() => {
    if (initial) return
    let isCurrent = true
    loadOnce(`/api/products?${filterKey(view)}&similar=true`, () => api.similarProducts(view)).then(
      (found) => isCurrent && setProducts((found ?? []).slice(0, mostSimilar)),
      // The page has said already that nothing was found; this would have been more than was asked for.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [view, initial])

  if (products.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="lignende">
      <h3 id="lignende">{texts.similar}</h3>
      <ProductGrid products={products} patchOfTheWeek={patchOfTheWeek} />
    </section>
  )
}
