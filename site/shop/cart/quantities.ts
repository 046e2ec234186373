import { map } from 'nanostores'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { call } from '../../client/generated/cart.ts'
import { texts } from '../../text/texts.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { showShortage } from './add-to-cart.ts'
import { change, isCustom, type Outcome } from './cart.ts'
import { cartTexts } from './text.ts'

type Wanted = Record<number, number | undefined>

/**
 * Requested quantities by line id that the server has not confirmed; 0 for a removal. Steps start from these and not
 * from the cart, so that a press during a running change is not lost.
 */
export const $wanted = map<Wanted>({})

/** The quantity that a line shows: the requested one, but while it is being removed the one that it had. */
export const shownQuantity = ({ id, quantity }: CartItem, wanted: Wanted): number =>
  wanted[id] || quantity

/** Sets a line's quantity. Below the minimum it does not change; for a custom patch a toast gives the reason. */
export async function setQuantity(item: CartItem, quantity: number): Promise<boolean> {
  if (isCustom(item) && quantity < customPatch.minimumQuantity) {
    showError(cartTexts.customMinimum, texts.cart.customMinimumText)
    return false
  }
  if (quantity < 1 || $wanted.get()[item.id] === 0) return false
  return want(item, quantity)
}

/** Removes a line; false after a failure. */
export const removeFromCart = (item: CartItem): Promise<boolean> => want(item, 0)

const settling = new Map<number, Promise<boolean>>()

/** Sends changes of one line in sequence: two concurrent ones could overtake each other. */
function want(item: CartItem, quantity: number): Promise<boolean> {
  $wanted.setKey(item.id, quantity)
  const running = settling.get(item.id) ?? settle(item)
  settling.set(item.id, running)
  return running
}

/** Sends the requested quantity until the latest one was sent; resolves with the outcome of the last change. */
async function settle(item: CartItem): Promise<boolean> {
  const latest = () => $wanted.get()[item.id] ?? 0
  let sent: number
  let outcome: Outcome
  do {
    sent = latest()
    outcome = await change(sendQuantity(item, sent))
  } while (latest() !== sent)
  settling.delete(item.id)
  $wanted.setKey(item.id, undefined)
  const { removed, removeFailed, updateFailed } = cartTexts
  if (outcome === 'short') showShortage(item.product)
  else if (outcome === 'failed') showError(texts.error, sent === 0 ? removeFailed : updateFailed)
  else if (sent === 0) showToast(removed)
  return outcome === 'done'
}

const sendQuantity = (item: CartItem, quantity: number) => async (): Promise<CartItem> => {
  if (quantity > 0)
    return call('updateCartItem', { path: { productId: item.id }, body: { quantity } })
  await call('removeCartItem', { path: { productId: item.id } })
  return { ...item, quantity: 0 }
}
