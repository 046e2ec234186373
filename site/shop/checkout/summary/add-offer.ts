import type { Product } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { oncePerTap } from '../../../browser/timing/once-per-tap.ts'
import { addToCart } from '../../cart/index.ts'

const addOncePerTap = oncePerTap(
  (product: Product) => addToCart(product),
  () => '',
)

/**
 * Adds one unit of an offered patch. A double tap adds nothing else: the added offer goes, and the next one moves under the
 * finger.
 */
export const { run: addOffer, $running: $added } = action(
  addOncePerTap,
  () => false,
  ({ id }) => id,
)
