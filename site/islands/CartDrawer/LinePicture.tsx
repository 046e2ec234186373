import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { isCustom } from '../../stores/cart.ts'
import { readStored } from '../../stores/storage.ts'
import { cartTexts as texts } from '../../text/drawers.ts'
import { PatchPicture } from '../PatchPicture/PatchPicture.tsx'
import styles from './CartLine.module.css'

/** A custom patch shows the visitor's own picture while the browser has it, else a red tile. */
export function LinePicture({ item }: { item: CartItem }) {
  const own = isCustom(item) ? readStored('customPatchImage', 'sessionStorage') : item.product.image
  if (isCustom(item) && !own?.startsWith('data:image/'))
    return (
      <span className={styles.placeholder} data-placeholder>
        {texts.custom}
      </span>
    )
  return (
    <span className={styles.picture}>
      <PatchPicture image={own ?? ''} size="thumb" />
    </span>
  )
}
