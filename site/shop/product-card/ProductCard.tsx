import { Activity, memo } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { AddButton, Badges, DetailLink, Rating } from '../product/components.ts'
import { productTexts as texts } from '../product/index.ts'
import { WishButton } from '../wishlist/components.ts'
import styles from './ProductCard.module.css'

type Props = {
  product: Product
  isPatchOfTheWeek: boolean
  /** The picture is above the fold: load it eagerly. */
  eager?: boolean
  /** The detail dialog is loading, or being rendered. */
  isOpening?: boolean
  /** The same in each render. */
  onOpen(product: Product): void
}

/** The most badges over a picture, which more of them would hide on a phone. */
const mostOver = 2

/**
 * The card of a patch in grids and rows, which does not render again when only its surroundings change. Its `Activity`
 * is a boundary of hydration: React hydrates a pressed card before the others.
 */
export const ProductCard = memo(function ProductCard({
  product,
  isPatchOfTheWeek,
  eager = false,
  isOpening = false,
  onOpen,
}: Props) {
  return (
    <Activity>
      <article className={styles.card} data-product={product.id}>
        <div className={styles.badges}>
          <Badges product={product} isPatchOfTheWeek={isPatchOfTheWeek} to={mostOver} />
        </div>
        <button
          type="button"
          className={styles.open}
          aria-label={texts.open(product.name)}
          aria-haspopup="dialog"
          aria-busy={isOpening || undefined}
          onClick={() => onOpen(product)}
        >
          <PatchPicture
            image={product.image}
            colour={product.imageColour}
            size="card"
            eager={eager}
          />
        </button>
        <Badges product={product} isPatchOfTheWeek={isPatchOfTheWeek} from={mostOver} />
        <h3 className={styles.name}>
          <DetailLink product={product} onOpen={onOpen} />
        </h3>
        <div className={styles.worth}>
          <p className={styles.price}>{formatKr(product.price)}</p>
          <WishButton product={product} />
        </div>
        <Rating product={product} />
        <div className={styles.end}>
          <ul className={styles.tags} aria-label={texts.tags}>
            {product.tags.slice(0, 3).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <AddButton product={product} variant="quiet" />
        </div>
      </article>
    </Activity>
  )
})
