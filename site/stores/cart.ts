import { atom, computed, map } from 'nanostores'
import { customPatch } from '../../modules/catalogue/rules.ts'
import type { CartItem, Product } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/cart.ts'
import { serverCode } from '../client/request-error.ts'
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
    const items = await call('getCart')
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
  const outcome = await change(() => addUnits(product.id, quantity))
  if (outcome === 'done') showToast(texts.cart.added, texts.cart.addedText(product.name))
  else if (outcome === 'short') tellShortage(product)
  else showError(texts.error, texts.cart.addFailed)
  return outcome === 'done'
}

const addUnits = (productId: number, quantity: number) =>
  call('addToCart', { body: { productId, quantity } })

/** Adds a unit of each that there is, and tells in one toast what became of them. */
export async function addAllToCart(products: readonly Product[]): Promise<void> {
  const all = products.length
  const inStock = products.filter(({ stock }) => stock > 0)
  const outcomes: Outcome[] = []
  for (const { id } of inStock) outcomes.push(await change(() => addUnits(id, 1)))
  const count = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  const added = count('done')
  const isShort = count('short') > 0
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

/**
 * Quantities by line that the customer asked for and the server has not confirmed; 0 for a line that shall
 * go. Steps count from here and not from the cart, so that a press during a running change is not lost.
 */
export const $wanted = map<Record<number, number | undefined>>({})

/** Sets a line's quantity; below the minimum it stays and, for a custom patch, says why. */
export async function setQuantity(item: CartItem, quantity: number): Promise<boolean> {
  if (isCustom(item) && quantity < customPatch.minimumQuantity) {
    showError(texts.cart.customMinimum, texts.cart.customMinimumText)
    return false
  }
  if (quantity < 1 || $wanted.get()[item.id] === 0) return false
  return want(item, quantity)
}

export const removeFromCart = (item: CartItem): Promise<boolean> => want(item, 0)

const settling = new Map<number, Promise<boolean>>()

/** Wishes for a line go to the server one after the other: two on their way could overtake each other. */
function want(item: CartItem, quantity: number): Promise<boolean> {
  $wanted.setKey(item.id, quantity)
  const running = settling.get(item.id) ?? settle(item)
  settling.set(item.id, running)
  return running
}

/** Tells the server what is wanted of a line until that is what it was told; what became of the last wish counts. */
async function settle(item: CartItem): Promise<boolean> {
  const latest = () => $wanted.get()[item.id] ?? 0
  let told: number
  let outcome: Outcome
  do {
    told = latest()
    outcome = await change(tell(item, told))
  } while (latest() !== told)
  settling.delete(item.id)
  $wanted.setKey(item.id, undefined)
  const { removed, removeFailed, updateFailed } = texts.cart
  if (outcome === 'short') tellShortage(item.product)
  else if (outcome === 'failed') showError(texts.error, told === 0 ? removeFailed : updateFailed)
  else if (told === 0) showToast(removed)
  return outcome === 'done'
}

const tell = (item: CartItem, quantity: number) => async (): Promise<CartItem> => {
  if (quantity > 0)
    return call('updateCartItem', { path: { productId: item.id }, body: { quantity } })
  await call('removeCartItem', { path: { productId: item.id } })
  return { ...item, quantity: 0 }
}

export const isCustom = ({ product }: CartItem): boolean => product.id === customPatch.id

/** `short`: there are not that many units left. */
type Outcome = 'done' | 'short' | 'failed'

/** Makes a call that answers with the line as it is now, and shows the cart that the server has after it. */
async function change(make: () => Promise<CartItem>): Promise<Outcome> {
  try {
    apply(await make())
  } catch (error) {
    if (serverCode(error) !== 'sold_out') return 'failed'
    // The line tells what is left.
    await refetchCart()
    return 'short'
  }
  await refetchCart()
  announce()
  return 'done'
}

function tellShortage({ id, name }: Pick<Product, 'id' | 'name'>): void {
  const line = $cart.get()?.find(({ product }) => product.id === id)
  const { short, shortText, shortLine } = texts.cart
  showToast(short, line ? shortLine(name, line.product.stock, line.quantity) : shortText(name))
}

/** Puts a line as the server has it into the cart, which is true even if the cart can't be fetched anew. */
function apply(item: CartItem): void {
  const items = $cart.get()
  if (!items) return
  const isKnown = items.some(({ id }) => id === item.id)
  const next = isKnown ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item]
  $cart.set(next.filter(({ quantity }) => quantity > 0))
}

const channel =
  'BroadcastChannel' in globalThis && 'document' in globalThis
    ? new BroadcastChannel('cart')
    : undefined

/** Tells the other open tabs that the cart is another one now. */
export function announce(): void {
  channel?.postMessage('changed')
}

// Also when the first answer is still on its way: it may know less.
channel?.addEventListener('message', () => {
  if (asked > 0) void refetchCart()
})
