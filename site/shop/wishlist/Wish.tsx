import { useStore } from '@nanostores/react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { formatKr } from '../../../modules/shared/money.ts'
import { PatchPicture } from '../../components/PatchPicture.tsx'
import { Icon } from '../../ui/Icon.tsx'
import line from '../../ui/overlay/DrawerLine.module.css'
import { AddButton } from '../product/components.ts'
import { wishlistTexts as texts } from './text.ts'
import { toggleWish } from './wishlist.ts'
import { $goneWishes, $pricesWhenSaved } from './wishlist-refresh.ts'

/** A saved patch, with buttons to buy and to remove it. */
export function Wish({ product }: { product: Product }) {
  const isGone = useStore($goneWishes).has(product.id)
  const priceWhenSaved = useStore($pricesWhenSaved)[product.id]
  return (
    <li className={line.line} data-wish={product.id}>
      <span className={line.picture}>
        <PatchPicture image={product.image} size="thumb" />
      </span>
      <div className={line.what}>
        <strong>{product.name}</strong>
        {/* Changes since the patch was saved arrive after the drawer has opened. */}
        <div aria-live="polite">
          {isGone ? <span>{texts.gone}</span> : <span>{formatKr(product.price)}</span>}
          {!isGone && priceWhenSaved !== undefined && (
            <p>{texts.priceWhenSaved(formatKr(priceWhenSaved))}</p>
          )}
        </div>
        {!isGone && <AddButton product={product} />}
      </div>
      <button
        type="button"
        className={`icon-button ${line.remove}`}
        aria-label={texts.remove(product.name)}
        onClick={() => toggleWish(product)}
      >
        <Icon name="trash" size={20} />
      </button>
    </li>
  )
}
