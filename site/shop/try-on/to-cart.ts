import type { Outfit } from '../../../modules/catalogue/rules.ts'
import type { CartAddition, CartItem } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { serverText } from '../../client/request-error.ts'
import { showError } from '../../ui/toast/toast.ts'
import { mergeCart, missingText } from '../cart/index.ts'
import { openCart } from '../header/index.ts'
import { tryOnTexts as texts } from './text.ts'
import { $known } from './tried-products.ts'

/** Units of each patch on the overalls. */
function unitsOf({ patches }: Outfit): CartAddition[] {
  const units = new Map<number, number>()
  for (const { id } of patches) units.set(id, (units.get(id) ?? 0) + 1)
  return [...units].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Number of units on the overalls that the cart lacks. */
export const lackingIn = (outfit: Outfit, cart: readonly CartItem[]): number =>
  unitsOf(outfit).reduce((sum, { productId, quantity }) => {
    const inCart = cart.find(({ product }) => product.id === productId)?.quantity ?? 0
    return sum + Math.max(0, quantity - inCart)
  }, 0)

/** Fills the cart up to what is on the overalls, so that a second press adds nothing, and opens it. */
export const { run: takeOutfit, $isRunning: $isTaking } = action(
  async (outfit: Outfit): Promise<void> => {
    const known = $known.get()
    const missing = await mergeCart(unitsOf(outfit))
    openCart()
    if (missing.length > 0)
      showError(
        texts.missing,
        missing
          .map((one) => missingText(one, known.get(one.productId)?.name ?? texts.goneName))
          .join('. '),
      )
  },
  (error) => showError(texts.cartFailed, serverText(error) ?? texts.tryAgain),
)
