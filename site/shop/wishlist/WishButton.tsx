import { useStore } from '@nanostores/react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Heart } from './Heart.tsx'
import { wishlistTexts as texts } from './text.ts'
import { $wishlist, toggleWish } from './wishlist.ts'

/** The wishlist button, filled when the patch is saved. */
export function WishButton({ product }: { product: Product }) {
  const isSaved = useStore($wishlist, { ssr: 'initial' }).some(({ id }) => id === product.id)
  return (
    <Heart
      on={isSaved}
      label={texts.wish(product.name)}
      data-wish={product.id}
      onClick={() => toggleWish(product)}
    />
  )
}
