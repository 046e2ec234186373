import { memo, useRef } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddButton, DetailLink, Rating } from '../product/components.ts'
import { badgeTexts, productTexts as texts } from '../product/index.ts'
import { useDetail } from '../product-card/index.ts'
import { WishButton } from '../wishlist/components.ts'
import styles from './ProductList.module.css'
import { useEndKey } from './use-end-key.ts'

type Props = {
  products: readonly Product[]
  patchOfTheWeek: number | undefined
  /** The number of placeholder rows. */
  skeletons: number
}

/** The list view: a row per patch with its description and stock; a click on a picture opens the detail dialog. */
export function ProductList({ products, patchOfTheWeek, skeletons }: Props) {
  const { open, waiting, detail } = useDetail(patchOfTheWeek)
  const list = useRef<HTMLUListElement>(null)
  useEndKey(list)
  return (
    <>
      <ul ref={list} className={styles.list} data-list>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            isOpening={product.id === waiting}
            onOpen={open}
          />
        ))}
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike.
          <li key={`skeleton-${index}`} className={styles.row} aria-hidden="true" data-skeleton>
            <Skeleton className={styles.bonePicture} />
            <Skeleton className={styles.boneText} />
          </li>
        ))}
      </ul>
      {detail}
    </>
  )
}

type RowProps = { product: Product; isOpening: boolean; onOpen(product: Product): void }

const Row = memo(function Row({ product, isOpening, onOpen }: RowProps) {
  return (
    <li className={styles.row} data-product={product.id}>
      <button
        type="button"
        className={styles.open}
        aria-label={texts.open(product.name)}
        aria-haspopup="dialog"
        aria-busy={isOpening || undefined}
        onClick={() => onOpen(product)}
      >
        <PatchPicture image={product.image} size="thumb" />
      </button>
      <div className={styles.what}>
        <h3>
          <DetailLink product={product} onOpen={onOpen} />{' '}
          {product.isNew && <Badge tone="red">{badgeTexts.rowFresh}</Badge>}{' '}
          {product.isGlowInDark && <Badge tone="glow">{badgeTexts.rowGlow}</Badge>}
        </h3>
        <p className={styles.description}>{product.description}</p>
        <p className="aside capital">{product.category}</p>
        <Rating product={product} />
      </div>
      <div className={styles.buy}>
        <p className={styles.price}>{formatKr(product.price)}</p>
        <p className="aside">{texts.inStock(product.stock)}</p>
        <WishButton product={product} />
        <AddButton product={product} />
      </div>
    </li>
  )
})
