export { addAllToCart, addCustomPatch, addToCart, whileAddingCustom } from './add-to-cart.ts'
export {
  $cart,
  $cartCount,
  $cartFailed,
  announce,
  draftsIn,
  isCustom,
  loadCart,
  productIdsIn,
  refetchCart,
} from './cart.ts'
export { mergeCart, missingText } from './merge-cart.ts'
export { showAdded } from './show-added.ts'
export { cartTexts } from './text.ts'
