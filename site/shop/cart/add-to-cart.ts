import { atom } from 'nanostores'
import type { CartItem, Product } from '../../../modules/shared/contract/api.d.ts'
import { oncePerTap } from '../../browser/timing/once-per-tap.ts'
import { call } from '../../client/generated/cart.ts'
import { texts } from '../../text/texts.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { addToCartTexts } from './add-to-cart-text.ts'
import { $cart, announce, attempt, change, type Outcome, refetchCart } from './cart.ts'

/** Adds units of a product, once for a double tap, and shows a toast with the result; false after a failure. */
export const addToCart = oncePerTap(addProduct, ({ id }, quantity = 1) => `${id} ${quantity}`)

async function addProduct(product: Pick<Product, 'id' | 'name'>, quantity = 1): Promise<boolean> {
  const outcome = await change(() => addUnits(product.id, quantity))
  if (outcome === 'done') showToast(addToCartTexts.added, addToCartTexts.addedText(product.name))
  else if (outcome === 'short') showShortage(product)
  else showError(texts.error, addToCartTexts.addFailed)
  return outcome === 'done'
}

const addUnits = (productId: number, quantity: number) =>
  call('addToCart', { body: { productId, quantity } })

/**
 * Adds one unit of each product in stock, once for a double tap, refetches the cart once, and reports the result in one
 * toast.
 */
export const addAllToCart = oncePerTap(addProducts, (products) =>
  products.map(({ id }) => id).join(),
)

async function addProducts(products: readonly Product[]): Promise<void> {
  const all = products.length
  const inStock = products.filter(({ stock }) => stock > 0)
  const outcomes: Outcome[] = []
  for (const { id } of inStock) outcomes.push(await attempt(() => addUnits(id, 1)))
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  const added = count('done')
  const isShort = count('short') > 0
  if (added > 0 || isShort) await refetchCart()
  if (added > 0) announce()
  const { addFailed, allAdded, restShort, restSoldOut, allShort, allSoldOut, short } =
    addToCartTexts
  const text = addToCartTexts.allAddedText(added, all)
  if (count('failed') > 0) showError(texts.error, `${addFailed} ${text}`)
  else if (added === all) showToast(allAdded, text)
  else if (added > 0) showToast(allAdded, `${text} ${isShort ? restShort : restSoldOut}`)
  else if (isShort) showToast(short, allShort)
  else showError(texts.error, allSoldOut)
}

/** Whether a custom patch is being uploaded, sewn and added; the drawer shows it as a line that is on its way. */
export const $isAddingCustom = atom(false)

/** Tells the drawer for as long as this takes that a custom patch is on its way. */
export async function whileAddingCustom<T>(add: () => Promise<T>): Promise<T> {
  $isAddingCustom.set(true)
  try {
    return await add()
  } finally {
    $isAddingCustom.set(false)
  }
}

/** Runs a change that adds custom patches and shows a toast with the result and a note; false after a failure. */
export async function addCustomPatch(
  add: () => Promise<CartItem>,
  note: () => string,
): Promise<boolean> {
  const isAdded = (await change(add)) === 'done'
  if (isAdded) showToast(addToCartTexts.customAdded, `${addToCartTexts.customAddedText}${note()}`)
  else showError(texts.error, texts.cart.customAddFailed)
  return isAdded
}

/** Shows a toast with the units that are left, and how many of them the cart holds. */
export function showShortage({ id, name }: Pick<Product, 'id' | 'name'>): void {
  const line = $cart.get()?.find(({ product }) => product.id === id)
  const { shortLine } = texts.cart
  const text = line
    ? shortLine(name, line.product.stock, line.quantity)
    : addToCartTexts.shortText(name)
  showToast(addToCartTexts.short, text)
}
