import { pictureAt } from '../../../modules/catalogue/rules.ts'
import { ItemPicture, type PicturedItem } from '../orders/components.ts'
import styles from './PrintedPicture.module.css'

/** A small picture of an order line, in a format that prints at once. */
export function PrintedPicture({ item }: { item: PicturedItem }) {
  const image = pictureAt(item.product.image, 320, 'webp')
  return (
    <span className={styles.picture}>
      <ItemPicture item={{ ...item, product: { ...item.product, image } }} size="preview" />
    </span>
  )
}
