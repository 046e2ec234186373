import type { MouseEvent } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import styles from './DetailLink.module.css'

type Props = { product: Product; onOpen(product: Product): void }

/** A patch's name, which leads to its page; a plain press opens the page as a dialog. */
export function DetailLink({ product, onOpen }: Props) {
  const open = (event: MouseEvent) => {
    // With these keys, the browser opens a new tab or window, or saves.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(product)
  }
  return (
    <a className={styles.link} href={paths.patch(product)} onClick={open}>
      {product.name}
    </a>
  )
}
