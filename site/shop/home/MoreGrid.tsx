import { useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { useAction } from '../../ui/hooks/use-action.ts'
import { showError } from '../../ui/toast/toast.ts'
import { keepProducts, loadProducts } from '../product/index.ts'
import { gridStep, ProductGrid } from '../product-card/components.ts'
import { gridTexts } from '../product-card/index.ts'
import { homeListTexts } from './list-text.ts'
import styles from './MoreGrid.module.css'

type Props = {
  /** The first patches, in the catalogue's order. */
  products: readonly Product[]
  total: number
  patchOfTheWeek: number | undefined
}

/** A grid with a button that adds eight patches, and a link to the catalogue. */
export function MoreGrid({ products, total, patchOfTheWeek }: Props) {
  const [list, setList] = useState({ products, total })
  const [count, setCount] = useState(products.length)
  const [showMore, loading] = useAction(
    async () => {
      keepProducts({}, list)
      setList(await loadProducts({}, count + gridStep))
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
      <p className={styles.more}>
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
