import { computed } from 'nanostores'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { resource } from '../../browser/resource.ts'
import { call } from '../../client/generated/cart.ts'
import { serverCode } from '../../client/request-error.ts'
import type { Drafts } from '../../text/approval.ts'

const cart = resource<CartItem[], true>(
  () => call('getCart'),
  () => true,
)

/** The cart's lines as the server last sent them; null before the first load. */
export const $cart = computed(cart.$loaded, ({ value }) => value)

/** Whether the latest load of the cart failed. */
export const $cartFailed = computed(cart.$loaded, ({ failure }) => failure !== null)

/** Units in the cart, for the badge. */
export const $cartCount = computed($cart, (items) =>
  (items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
)

/** `loadCart` loads the cart once; `refetchCart` always. */
export const { ensureLoaded: loadCart, load: refetchCart } = cart

/** Shows the whole cart of an answer. */
export const showCart = (items: CartItem[]): void => cart.reset(items)

/** The ids of the products in the cart, in one order for the same ones. */
export const productIdsIn = (items: readonly CartItem[]): number[] =>
  [...new Set(items.map(({ product }) => product.id))].sort((a, b) => a - b)

/** Whether the line is a patch with the customer's own picture. */
export const isCustom = ({ product }: CartItem): boolean => product.id === customPatch.id

/** Numbers of designs to approve once the lines are paid. A picture without a form has no design yet. */
export function draftsIn(lines: readonly CartItem[]): Drafts {
  const pictured = lines.filter(({ customImageId }) => customImageId)
  const inMail = pictured.filter(({ form }) => form).length
  return { inMail, toCome: pictured.length - inMail }
}

/** `short`: the stock has fewer units than requested. */
export type Outcome = 'done' | 'short' | 'failed'

/** Runs a change whose answer is the changed line, and refetches the cart (specification, section 7). */
export async function change(make: () => Promise<CartItem>): Promise<Outcome> {
  const outcome = await attempt(make)
  if (outcome !== 'failed') await refetchCart()
  if (outcome === 'done') announce()
  return outcome
}

/** Runs a change and shows the line of the answer, which is correct even if the refetch of the cart fails. */
export const attempt = (make: () => Promise<CartItem>): Promise<Outcome> =>
  make().then(
    (item) => {
      cart.update((items) => withLine(items, item))
      return 'done'
    },
    (error: unknown) => (serverCode(error) === 'sold_out' ? 'short' : 'failed'),
  )

function withLine(items: CartItem[], item: CartItem): CartItem[] {
  const isKnown = items.some(({ id }) => id === item.id)
  const next = isKnown ? items.map((one) => (one.id === item.id ? item : one)) : [...items, item]
  return next.filter(({ quantity }) => quantity > 0)
}

const channel =
  'BroadcastChannel' in globalThis && 'document' in globalThis
    ? new BroadcastChannel('cart')
    : undefined

/** Makes the other open tabs refetch the cart. */
export function announce(): void {
  channel?.postMessage('changed')
}

// Also during the first load, whose answer may be stale.
channel?.addEventListener('message', () => {
  const { value, isLoading } = cart.$loaded.get()
  if (value || isLoading) void refetchCart()
})
