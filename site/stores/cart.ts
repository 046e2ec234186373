import { atom, computed } from 'nanostores'
import { customPatch } from '../../modules/catalogue/rules.ts'
import type { CartItem, Product } from '../../modules/shared/contract/api.d.ts'
import { api } from '../api-client.ts'
import { texts } from '../text/texts.ts'
import { showError, showToast } from './toast.ts'

/** Units of one line at most, as the contract has it. */
export const mostUnits = 1000

/** The cart's lines as the server has them; null until they were loaded once. */
export const $cart = atom<CartItem[] | null>(null)

/** Units in the cart, for the badge. */
export const $cartCount = computed($cart, (items) =>
  (items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
)

/** Set when the cart could not be loaded. */
export const $cartFailed = atom(false)

let loading: Promise<void> | undefined

/** Loads the cart unless that was done or is under way. */
export function loadCart(): Promise<void> {
  loading ??= refetchCart()
  return loading
}

let asked = 0

/** The answer to the latest question counts: an older one that arrives late knows less. */
export async function refetchCart(): Promise<void> {
  asked += 1
  const question = asked
  try {
    const items = await api.cart()
    if (question !== asked) return
    $cart.set(items)
    $cartFailed.set(false)
  } catch {
    if (question !== asked) return
    $cartFailed.set(true)
    loading = undefined
  }
}

/** Adds units and tells of it; false when it did not work. */
export async function addToCart(
  product: Pick<Product, 'id' | 'name'>,
  quantity = 1,
): Promise<boolean> {
  const added = await change(() => api.addToCart(product.id, quantity), texts.cart.addFailed)
  if (added) showToast(texts.cart.added, texts.cart.addedText(product.name))
  return added
}

/** Makes the call that adds custom patches and tells of it; false when it did not work. */
export async function addCustomPatch(call: () => Promise<unknown>): Promise<boolean> {
  const added = await change(call, texts.cart.customAddFailed)
  if (added) showToast(texts.cart.customAdded, texts.cart.customAddedText)
  return added
}

/** Sets a line's quantity; below the minimum it stays and, for a custom patch, says why. */
export async function setQuantity(item: CartItem, quantity: number): Promise<boolean> {
  if (isCustom(item) && quantity < customPatch.minimumQuantity) {
    showError(texts.cart.customMinimum, texts.cart.customMinimumText)
    return false
  }
  if (quantity < 1) return false
  return change(() => api.updateCartItem(item.id, quantity), texts.cart.updateFailed)
}

export async function removeFromCart(item: CartItem): Promise<boolean> {
  const removed = await change(() => api.removeCartItem(item.id), texts.cart.removeFailed)
  if (removed) showToast(texts.cart.removed)
  return removed
}

export const isCustom = ({ product }: CartItem): boolean => product.id === customPatch.id

async function change(call: () => Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await call()
  } catch {
    showError(texts.error, failure)
    return false
  }
  await refetchCart()
  announce()
  return true
}

const channel =
  'BroadcastChannel' in globalThis && 'document' in globalThis
    ? new BroadcastChannel('cart')
    : undefined

/** Tells the other open tabs that the cart is another one now. */
function announce(): void {
  channel?.postMessage('changed')
}

channel?.addEventListener('message', () => {
  if ($cart.get()) void refetchCart()
})
