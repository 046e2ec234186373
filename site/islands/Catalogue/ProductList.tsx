import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { badgeTexts, productTexts as texts } from '../../text/product.ts'
import { Badge } from '../../ui/Badge.tsx'
import { PatchPicture } from '../PatchPicture/PatchPicture.tsx'
import { AddButton } from '../ProductCard/AddButton.tsx'
import { Rating } from '../ProductCard/Rating.tsx'
import { WishButton } from '../ProductCard/WishButton.tsx'
import styles from './ProductList.module.css'

/** The list view: a row per patch with its description and stock. */
export function ProductList({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.list} data-list>
      {products.map((product) => (
        <Row key={product.id} product={product} />
      ))}
    </ul>
  )
}

function Row({ product }: { product: Product }) {
  return (
    <li className={styles.row} data-product={product.id}>
      <PatchPicture image={product.image} size="thumb" />
      <div className={styles.what}>
        <h3>
          {product.name} {product.isNew && <Badge tone="red">{badgeTexts.rowFresh}</Badge>}{' '}
          {product.isGlowInDark && <Badge tone="glow">{badgeTexts.rowGlow}</Badge>}
        </h3>
        <p className={styles.description}>{product.description}</p>
        <p className={styles.category}>{product.category}</p>
        <Rating product={product} />
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>{formatKr(product.price)}</p>
        <p className={styles.stock}>{texts.inStock(product.stock)}</p>
        <WishButton product={product} />
        <AddButton product={product} />
      </div>
    </li>
  )
}
