import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Rating.module.css'
import { productTexts as texts } from './text.ts'

const oneDigit = new Intl.NumberFormat('nb-NO', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

type Props = { product: Pick<Product, 'rating' | 'reviewCount'>; words?: boolean }

/** Stars and the number of reviews; `words` also shows the word 'anmeldelser'. A new patch has none. */
export function Rating({ product, words = false }: Props) {
  if (product.reviewCount === 0) return <p className={styles.rating}>{texts.noReviews}</p>
  return (
    <p className={styles.rating}>
      <span className={styles.star}>
        <Icon name="star-filled" size={16} />
      </span>
      <span>
        <span className="visually-hidden">Vurdering </span>
        {oneDigit.format(product.rating)}
      </span>
      <span className={styles.count}>
        ({product.reviewCount}
        <span className={words ? undefined : 'visually-hidden'}> {texts.reviews}</span>)
      </span>
    </p>
  )
}
