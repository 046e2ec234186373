import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { AddButton, Badges, Rating } from '../product/components.ts'
import { WishButton } from '../wishlist/components.ts'
import styles from './PatchOfTheDay.module.css'

type Props = { product: Product; isPatchOfTheWeek: boolean }

/** The patch of the day, shown large. */
export function PatchOfTheDay({ product, isPatchOfTheWeek }: Props) {
  return (
    <article className={`sheet ${styles.day}`} data-product={product.id}>
      <div className={styles.picture}>
        <PatchPicture image={product.image} size="large" />
      </div>
      <div className={styles.facts}>
        <Badges product={product} isPatchOfTheWeek={isPatchOfTheWeek} />
        <h3>{product.name}</h3>
        <Rating product={product} words />
        <p>{product.description}</p>
        <p className={styles.price}>{formatKr(product.price)}</p>
        <div className={styles.buy}>
          <AddButton product={product} size="medium" />
          <WishButton product={product} />
        </div>
      </div>
    </article>
  )
}
