import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { toggleWish } from '../../stores/wishlist.ts'
import { wishlistTexts as texts } from '../../text/drawers.ts'
import { Icon } from '../../ui/Icon.tsx'
import line from '../CartDrawer/CartLine.module.css'
import { PatchPicture } from '../PatchPicture/PatchPicture.tsx'
import { AddButton } from '../ProductCard/AddButton.tsx'

/** A saved patch, to buy or to let go. */
export function Wish({ product }: { product: Product }) {
  return (
    <li className={line.line} data-wish={product.id}>
      <span className={line.picture}>
        <PatchPicture image={product.image} size="thumb" />
      </span>
      <div className={line.what}>
        <strong>{product.name}</strong>
        <span>{formatKr(product.price)}</span>
        <AddButton product={product} />
      </div>
      <button
        type="button"
        className={line.remove}
        aria-label={texts.remove(product.name)}
        onClick={() => toggleWish(product)}
      >
        <Icon name="trash" size={20} />
      </button>
    </li>
  )
}
