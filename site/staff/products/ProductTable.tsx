import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { classNames } from '../../ui/class-names.ts'
import { HeadRow } from '../ui/list/HeadRow.tsx'
import list from '../ui/list/ListTable.module.css'
import type { PartedProps } from '../ui/list/PartedView.tsx'
import { ProductRow } from './ProductRow.tsx'
import styles from './ProductTable.module.css'
import { assortmentTexts as texts } from './text.ts'

type Props = PartedProps & {
  products: readonly StaffProduct[]
  onEdit(entry: StaffProduct): void
}

/** The patches as a table, and as cards on phones. */
export function ProductTable({ products, onEdit, isOld, kept, more }: Props) {
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
      {more}
    </>
  )
}
