import type { CartItem, Product } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/cart.ts'
import { texts } from '../../text/texts.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { $cart, announce, attempt, change, type Outcome, refetchCart } from './cart.ts'

/** Adds units and tells of it; false when it did not work. */
export async function addToCart(
  product: Pick<Product, 'id' | 'name'>,
  quantity = 1,
): Promise<boolean> {
  const outcome = await change(() => addUnits(product.id, quantity))
  if (outcome === 'done') showToast(texts.cart.added, texts.cart.addedText(product.name))
  else if (outcome === 'short') tellShortage(product)
  else showError(texts.error, texts.cart.addFailed)
  return outcome === 'done'
}

const addUnits = (productId: number, quantity: number) =>
  call('addToCart', { body: { productId, quantity } })

/** Adds a unit of each that there is, refetches the cart once, and tells in one toast what became of them. */
export async function addAllToCart(products: readonly Product[]): Promise<void> {
  const all = products.length
  const inStock = products.filter(({ stock }) => stock > 0)
  const outcomes: Outcome[] = []
  for (const { id } of inStock) outcomes.push(await attempt(() => addUnits(id, 1)))
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  const added = count('done')
  const isShort = count('short') > 0
  if (added > 0 || isShort) await refetchCart()
  if (added > 0) announce()
  const { addFailed, allAdded, restShort, restSoldOut, allShort, allSoldOut, short } = texts.cart
  const told = texts.cart.allAddedText(added, all)
  if (count('failed') > 0) showError(texts.error, `${addFailed} ${told}`)
  else if (added === all) showToast(allAdded, told)
  else if (added > 0) showToast(allAdded, `${told} ${isShort ? restShort : restSoldOut}`)
  else if (isShort) showToast(short, allShort)
  else showError(texts.error, allSoldOut)
}

/** Makes the change that adds custom patches and tells of it, with a note on what was added; false when it did not work. */
export async function addCustomPatch(
  add: () => Promise<CartItem>,
  note: () => string,
): Promise<boolean> {
  const isAdded = (await change(add)) === 'done'
  if (isAdded) showToast(texts.cart.customAdded, `${texts.cart.customAddedText}${note()}`)
  else showError(texts.error, texts.cart.customAddFailed)
  return isAdded
}

/** Tells that there are not that many units left, and how many of them are in the cart. */
export function tellShortage({ id, name }: Pick<Product, 'id' | 'name'>): void {
  const line = $cart.get()?.find(({ product }) => product.id === id)
  const { short, shortText, shortLine } = texts.cart
  showToast(short, line ? shortLine(name, line.product.stock, line.quantity) : shortText(name))
}
