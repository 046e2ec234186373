import { useStore } from '@nanostores/react'
import { mostUnits } from '../../../modules/cart/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { $cart, cartTexts } from '../cart/index.ts'
import { productTexts as texts } from '../product/index.ts'

/** Number of units that can still be added (at least one), with a note on it, which is undefined when sold out. */
export function useLeft({ id, stock }: Product): { most: number; note: string | undefined } {
  const line = useStore($cart, { ssr: 'initial' })?.find(({ product }) => product.id === id)
  const inCart = line?.quantity ?? 0
  // The cart is newer than the page.
  const left = Math.max(0, Math.min(mostUnits, line?.product.stock ?? stock) - inCart)
  const most = Math.max(1, left)
  if (stock === 0) return { most, note: undefined }
  if (inCart + left >= mostUnits) return { most, note: cartTexts.most(mostUnits) }
  return { most, note: inCart > 0 ? texts.inCart(left, inCart) : texts.onlyLeft(left) }
}
