import type { Product } from '../../../modules/shared/contract/api.d.ts'
import styles from './DetailContent.module.css'

/** The picture of a patch as large as the window allows. */
export function Zoomed({ product: { image, name } }: { product: Product }) {
  return <img className={styles.zoom} src={image} alt={name} width="1000" height="1000" />
}
