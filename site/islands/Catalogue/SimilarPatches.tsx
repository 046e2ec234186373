import { useEffect, useState } from 'react'
import { matchesFilters } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/catalogue.ts'
import { type CatalogueView, filterKey } from '../../stores/catalogue-view.ts'
import { loadOnce } from '../../stores/load-once.ts'
import { productQuery } from '../../stores/product-query.ts'
import { catalogueTexts as texts } from '../../text/catalogue.ts'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import styles from './Catalogue.module.css'

/** Patches that are shown beside those that a search found. */
export const mostSimilar = 12

/** Those of the patches that do not contain the search: the others stand among its results. */
export const beyond = ({ search }: CatalogueView, products: readonly Product[]): Product[] =>
  products.filter((product) => !matchesFilters(product, { search }))

type Props = {
  view: CatalogueView
  /** What the server found, when it was asked for this search. */
  initial: readonly Product[] | undefined
  patchOfTheWeek: number | undefined
  /** A single line: what was found follows below. */
  row: boolean
}

/** What a search may have meant: words that it spells without æ, ø and å, or without a hit what comes close. */
export function SimilarPatches({ view, initial, patchOfTheWeek, row }: Props) {
  const [products, setProducts] = useState(initial ?? [])

  useEffect(() => {
    if (initial) return
    let isCurrent = true
    loadOnce(`/api/products?${filterKey(view)}&similar=true`, () =>
      call('listProducts', { query: { ...productQuery(view), similar: 'true' } }),
    ).then(
      (found) => isCurrent && setProducts(beyond(view, found ?? []).slice(0, mostSimilar)),
      // The page has said already what it found; this would have been more than was asked for.
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
      <ProductGrid products={products} patchOfTheWeek={patchOfTheWeek} row={row} />
    </section>
  )
}
