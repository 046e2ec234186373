import { useStore } from '@nanostores/react'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { HeadRow } from '../ui/list/HeadRow.tsx'
import list from '../ui/list/ListTable.module.css'
import { useKeptFocus } from '../ui/list/use-kept-focus.ts'
import { ProductRow } from './ProductRow.tsx'
import styles from './ProductTable.module.css'
import { $products, showMoreProducts } from './products.ts'
import { assortmentTexts as texts } from './text.ts'

type Props = {
  products: readonly StaffProduct[]
  hasMore: boolean
  isOld: boolean
  onEdit(entry: StaffProduct): void
}

/** The patches as a table, and as cards on phones. */
export function ProductTable({ products, hasMore, isOld, onEdit }: Props) {
  const { isLoading } = useStore($products)
  const { kept, holdEnd } = useKeptFocus(products)
  return (
    <>
      <table className={classNames(list.table, styles.table, isOld && list.old)} aria-busy={isOld}>
        <HeadRow labels={Object.values(texts.columns)} />
        <tbody {...kept}>
          {products.map((entry) => (
            <ProductRow key={entry.product.id} entry={entry} onEdit={() => onEdit(entry)} />
          ))}
        </tbody>
      </table>
      {hasMore && (
        <Button
          busy={isLoading}
          busyText={texts.updating}
          variant="secondary"
          isResting={isLoading || isOld}
          aria-busy={isLoading}
          onClick={() => {
            holdEnd()
            void showMoreProducts()
          }}
        >
          {texts.showMore}
        </Button>
      )}
    </>
  )
}
