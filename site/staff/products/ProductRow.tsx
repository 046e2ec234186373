import { productFlags, productTitles, reorderStock } from '../../../modules/catalogue/rules.ts'
import type { StaffProduct } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { capital } from '../../text/capital.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './ProductTable.module.css'
import { StockField } from './StockField.tsx'
import { assortmentTexts as texts } from './text.ts'

/** A patch of the list, with its stock and its actions. */
export function ProductRow({ entry, onEdit }: { entry: StaffProduct; onEdit(): void }) {
  const { product } = entry
  return (
    <tr data-product={product.id} tabIndex={-1}>
      <th scope="row" className={styles.product}>
        <div>
          <span className={styles.picture}>
            <PatchPicture image={product.image} size="thumb" />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{product.name}</span>
            <Flags entry={entry} />
          </span>
        </div>
      </th>
      <td className={styles.category}>{capital(product.category)}</td>
      <td className={styles.price}>{formatKr(product.price)}</td>
      <td className={styles.stock}>
        <span aria-hidden="true">{texts.columns.stock}</span>
        <StockField entry={entry} />
      </td>
      <td className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.editProduct(product.name)}
          aria-haspopup="dialog"
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
      </td>
    </tr>
  )
}

const tones = { isNew: 'blue', isPopular: 'gold', isGlowInDark: 'glow' } as const

/** The flags of a patch that matter to staff. */
function Flags({ entry: { product, isHidden } }: { entry: StaffProduct }) {
  return (
    <span className={styles.flags}>
      {isHidden && <Badge tone="grey">{productTitles.isHidden}</Badge>}
      {product.stock === 0 && <Badge tone="red">{texts.soldOut}</Badge>}
      {product.stock > 0 && product.stock < reorderStock && (
        <Badge tone="yellow">{texts.low}</Badge>
      )}
      {productFlags.map(
        (flag) =>
          product[flag] && (
            <Badge key={flag} tone={tones[flag]}>
              {productTitles[flag]}
            </Badge>
          ),
      )}
    </span>
  )
}
