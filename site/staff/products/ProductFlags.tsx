import { reorderStock } from '../../../modules/catalogue/rules.ts'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './ProductTable.module.css'
import { assortmentTexts as texts } from './text.ts'

/** The flags of a patch that matter to staff. */
export function ProductFlags({ entry: { product, isHidden } }: { entry: StaffProduct }) {
  return (
    <span className={styles.flags}>
      {isHidden && <Badge tone="grey">{texts.flags.isHidden}</Badge>}
      {product.stock === 0 && <Badge tone="red">{texts.soldOut}</Badge>}
      {product.stock > 0 && product.stock < reorderStock && (
        <Badge tone="yellow">{texts.low}</Badge>
      )}
      {product.isNew && <Badge tone="blue">{texts.flags.isNew}</Badge>}
      {product.isPopular && <Badge tone="gold">{texts.flags.isPopular}</Badge>}
      {product.isGlowInDark && <Badge tone="glow">{texts.flags.isGlowInDark}</Badge>}
    </span>
  )
}
