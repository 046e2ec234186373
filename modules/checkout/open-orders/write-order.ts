import { isDeepStrictEqual } from 'node:util'
import type { Artwork } from '../../artwork/index.ts'
import type { Cart } from '../../cart/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import {
  type Customer,
  contentsOfRevision,
  extendHold,
  newOrderNumber,
  type OrderRow,
  openOrder,
  type PayableOrder,
  picturesOf,
  type RevisionLine,
} from '../../orders/index.ts'
import { refuseAmount } from '../../payments/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { CartItem, PaymentIntentRequest } from '../../shared/contract/api.d.ts'
import { oreOfKr } from '../../shared/money.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction, together } from '../../shared/transaction.ts'
import { lockCode } from '../discounts/find-code.ts'
import { secondsUntil } from '../holds/hold-time.ts'
import { holdUnits, releaseOf, type Shortage } from '../holds/holds.ts'
import { priceCart } from '../pricing/pricing.ts'
import { addRevision } from './written-order-queries.ts'

export type OrderDependencies = {
  sql: Pool
  catalogue: Catalogue
  artwork: Artwork
  cart: Cart
  /** Hold time of an unpaid order, in ms. */
  holdTime: number
  clock: Clock
}

/** An order that is still linked to an intent for other contents, which has to be withdrawn before it changes. */
export type OrderToChange = OrderRow & { paymentIntentId: string }

/** The customer's session and network address. */
export type Shopper = { session: string; clientAddress: string }

/** The request's name for the code's field. */
const field = 'discountCode'

/** Attempts to find a free order number. After a million orders, one number in 2.8 million is taken. */
const numberAttempts = 5

/**
 * Writes the session's cart as the latest revision of its open order, priced in øre. Unchanged contents keep their
 * revision. The order then holds the units and the use of the discount code. Nothing is written for other contents while
 * an intent for the earlier ones is linked: it may have been paid, and its units stay held. Problems: cart_empty, sold_out,
 * units_held, invalid_discount_code, discount_code_held, discount_minimum_not_met, amount_too_small, amount_too_large.
 */
export async function writeOrder(
  dependencies: OrderDependencies,
  { session, clientAddress }: Shopper,
  request: PaymentIntentRequest,
): Promise<{ written: PayableOrder } | { toChange: OrderToChange }> {
  const { sql, artwork, cart, holdTime, clock } = dependencies
  return inTransaction(sql, async (tx) => {
    const order = await orderOfSession(tx, session, clock())
    // Read the cart under the order's lock: a concurrent settlement removes what was bought before it releases the
    // lock.
    const [code, before, items] = await together(
      lockCode(tx, dependencies, order, { typed: request.discountCode, clientAddress, field }),
      contentsOfRevision(tx, order.id, order.revision),
      cart.itemsToOrder(tx, session),
    )
    if (items.length === 0) throw new Problem('cart_empty')
    const prices = priceCart(items, code?.discount)
    if (code && prices.subtotal < code.discount.minimumAmount)
      throw new Problem('discount_minimum_not_met', { field })
    refuseAmount(prices.total)
    // A code without effect on this cart is neither counted as used nor written on the order.
    const used = prices.discount > 0 ? code : null
    const hold = { until: new Date(clock().getTime() + holdTime), clientAddress }
    const contents = {
      ...prices,
      customer: customerOf(request),
      discountCode: used?.discount.code ?? null,
      discountCodeId: used?.id ?? null,
      lines: items.map(lineOf).sort((a, b) => a.itemId - b.itemId),
    }
    const isSame = isDeepStrictEqual(contents, before)
    const { paymentIntentId } = order
    if (!isSame && paymentIntentId !== null) return { toChange: { ...order, paymentIntentId } }
    await together(
      isSame ? extendHold(tx, order.id, hold) : addRevision(tx, order, contents, hold),
      artwork.keep(tx, picturesOf(items), { paid: false }),
      holdItems(tx, dependencies, order, items),
    )
    const revision = order.revision + (isSame ? 0 : 1)
    const { discountCodeId } = contents
    return { written: { ...order, discountCodeId, revision, contents } }
  })
}

async function orderOfSession(tx: Transaction, session: string, at: Date): Promise<OrderRow> {
  for (let attempt = 0; attempt < numberAttempts; attempt++) {
    const order = await openOrder(tx, { session, orderNumber: newOrderNumber(), at })
    if (order) return order
  }
  throw new Error('No free order number was found')
}

async function holdItems(
  tx: Transaction,
  { clock }: OrderDependencies,
  order: OrderRow,
  items: readonly CartItem[],
): Promise<void> {
  const shortages = await holdUnits(tx, order.id, items)
  if (shortages.length === 0) return
  const nameOf = (id: number) => items.find(({ product }) => product.id === id)?.product.name ?? ''
  const problem = (code: 'sold_out' | 'units_held', some: Shortage[], retryAfter?: number) => {
    const short = some.map(({ productId, left }) => ({ name: nameOf(productId), left }))
    return new Problem(code, {
      field: short[0]?.name ?? 'cart',
      short,
      ...(retryAfter && { retryAfter }),
    })
  }
  // Report units held by others only if nothing is sold out: waiting does not help while stock is missing.
  const soldOut = shortages.filter(({ isHeld }) => !isHeld)
  if (soldOut.length > 0) throw problem('sold_out', soldOut)
  const ids = shortages.map(({ productId }) => productId)
  throw problem('units_held', shortages, secondsUntil(await releaseOf(tx, order.id, ids), clock()))
}

const customerOf = ({
  customerEmail,
  customerName,
  shippingAddress,
}: PaymentIntentRequest): Customer => ({
  name: customerName.trim(),
  email: customerEmail,
  firstName: shippingAddress.firstName.trim(),
  lastName: shippingAddress.lastName.trim(),
  address: shippingAddress.address.trim(),
  postalCode: shippingAddress.postalCode,
  city: shippingAddress.city.trim(),
  phone: shippingAddress.phone.trim(),
})

const lineOf = ({ id, quantity, product, customImageId }: CartItem): RevisionLine => ({
  itemId: id,
  productId: product.id,
  name: product.name,
  image: product.image,
  unitPrice: oreOfKr(product.price),
  quantity,
  customImageId: customImageId ?? null,
})
