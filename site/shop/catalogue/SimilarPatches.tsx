import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { useLoaded } from '../../ui/hooks/use-loaded.ts'
import { filterKey, loadSimilar } from '../product/index.ts'
import { ProductGrid } from '../product-card/components.ts'
import styles from './Catalogue.module.css'
import { mostSimilar } from './catalogue-paging.ts'
import type { CatalogueView } from './catalogue-view.ts'
import { catalogueTexts as texts } from './text.ts'

type Props = {
  view: CatalogueView
  /** The server's similar patches, if it rendered this search. */
  initial: readonly Product[] | undefined
  patchOfTheWeek: number | undefined
  /** Shown as a single line, above the results. */
  row: boolean
}

/** Patches similar to a search: other spellings of æ, ø and å, or close matches when nothing matches. */
export function SimilarPatches({ view, initial, patchOfTheWeek, row }: Props) {
  // A failure is not reported: these patches are an addition to the results.
  const ended = useLoaded(initial ? undefined : filterKey(view), () =>
    loadSimilar(view, mostSimilar),
  )
  const products = initial ?? ended?.value ?? []

  if (products.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="lignende">
      <h3 id="lignende">{texts.similar}</h3>
      <ProductGrid products={products} patchOfTheWeek={patchOfTheWeek} row={row} />
    </section>
  )
}
