import { computed } from 'nanostores'
import { priceCart } from '../../../modules/checkout/rules.ts'
import { $cart } from '../cart/index.ts'
import { $discount } from '../discount/index.ts'

/** The prices of the cart with the active discount; null until the cart is loaded. */
export const $prices = computed(
  [$cart, $discount],
  (items, discount) => items && priceCart(items, discount),
)
