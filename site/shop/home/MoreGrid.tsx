import { useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useAction } from '../../ui/hooks/use-action.ts'
import { showError } from '../../ui/toast/toast.ts'
import { loadProducts } from '../product/index.ts'
import { gridStep, ProductGrid } from '../product-card/components.ts'
import { gridTexts } from '../product-card/index.ts'
import { homeListTexts } from './list-text.ts'
import styles from './MoreGrid.module.css'

type Props = {
  /** The first patches, in the catalogue's order, of those that are not above. */
  products: readonly Product[]
  /** The ids of the patches that the page shows above. */
  above: readonly number[]
  /** The number of all patches. */
  total: number
  patchOfTheWeek: number | undefined
}

/** A grid with a button that adds eight patches, and a link to the catalogue. */
export function MoreGrid({ products, above, total, patchOfTheWeek }: Props) {
  const [list, setList] = useState({ products, total: total - above.length })
  const [count, setCount] = useState(products.length)
  const [showMore, loading] = useAction(
    async () => {
      const loaded = await loadProducts({}, above.length + count + gridStep)
      const rest = loaded.products.filter(({ id }) => !above.includes(id))
      setList({ products: rest, total: loaded.total - above.length })
      setCount(count + gridStep)
    },
    () => showError(texts.error, gridTexts.failed),
  )

  return (
    <>
      <ProductGrid
        products={list.products.slice(0, count)}
        patchOfTheWeek={patchOfTheWeek}
        skeletons={loading ? gridStep : 0}
      />
      <p className={`button-row ${styles.more}`}>
        {count < list.total && (
          <Button
            variant="quiet"
            aria-disabled={loading || undefined}
            onClick={() => void showMore()}
          >
            {gridTexts.more}
          </Button>
        )}
        <ButtonLink variant="secondary" href={paths.products()}>
          {homeListTexts.seeAll}
        </ButtonLink>
      </p>
    </>
  )
}
