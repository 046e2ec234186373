import type { Cart } from '../cart/index.ts'
import type { CartItem, PaymentIntentRequest } from '../shared/contract/api.d.ts'
import { oreOfKr } from '../shared/money.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool, type Sql } from '../shared/transaction.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import type { Discounts } from './discounts.ts'
import { newOrderNumber } from './order-number.ts'
import * as queries from './order-queries.ts'
import { type Intent, type Payments, refuseAmount } from './payments.ts'
import { priceCart } from './pricing.ts'
import * as revisions from './revision-queries.ts'

type Dependencies = {
  sql: Pool
  cart: Cart
  discounts: Discounts
  payments: Payments
  confirmPayment: ConfirmPayment
}
/** Revisions that a call may find written behind its back while it tells the provider of its own. */
const catchUps = 10

type Payable = { clientSecret: string; orderNumber: string }

/** Attempts to find a free order number; one in 2.8 billion is taken a million orders on. */
const numberAttempts = 5

export type CreatePaymentIntent = (
  session: string,
  request: PaymentIntentRequest,
) => Promise<Payable>

/**
 * Makes the session's cart payable: the order is written with lines and amounts first, then it gets
 * its one payment intent, or the intent that it has is set to the new amount. Nothing that the browser
 * sends changes a price. Problems: cart_empty, sold_out, invalid_discount_code,
 * discount_minimum_not_met, amount_too_small, amount_too_large, payment_provider_error.
 */
export function createPaymentIntentStory(dependencies: Dependencies): CreatePaymentIntent {
  return async (session, request) => {
    const { order, revision, total } = await writeOrder(dependencies, session, request)
    const intent = await intentFor(dependencies, order, revision, total)
    if (!intent) return settledElsewhere(dependencies, order)
    return { clientSecret: intent.clientSecret, orderNumber: order.orderNumber }
  }
}

async function writeOrder(
  { sql, cart, discounts }: Dependencies,
  session: string,
  request: PaymentIntentRequest,
) {
  const discount = await discounts.find(request.discountCode)
  return inTransaction(sql, async (tx) => {
    const order = await orderOfSession(tx, session)
    // Under the order's lock: what a payment bought that was being settled is out of the cart when this reads it.
    const items = await cart.items(session, tx)
    refuseItems(items)
    const prices = priceCart(items, discount)
    if (discount && prices.subtotal < discount.minimumAmount)
      throw new Problem('discount_minimum_not_met', { field: 'discountCode' })
    refuseAmount(prices.total)
    await cart.customImages.keep(tx, revisions.picturesOf(items), { paid: false })
    const revision = await revisions.addRevision(tx, order.id, {
      ...prices,
      customer: customerOf(request),
      discountCode: discount?.code ?? null,
      lines: items.map(lineOf),
    })
    return { order, revision, total: prices.total }
  })
}

async function orderOfSession(tx: Sql, session: string) {
  for (let attempt = 0; attempt < numberAttempts; attempt++) {
    const order = await queries.openOrder(tx, session, newOrderNumber())
    if (order) return order
  }
  throw new Error('No free order number was found')
}

/** The order's intent for this revision; undefined when the intent can no longer change. */
async function intentFor(
  { sql, payments }: Dependencies,
  order: queries.OrderRow,
  revision: number,
  total: number,
): Promise<Intent | undefined> {
  let id = order.paymentIntentId
  if (!id) {
    const made = await payments.create(order, await revisions.totalOfRevision(sql, order.id, 1))
    await queries.linkIntent(sql, order.id, made.id)
    if (revision === 1) return made
    id = made.id
  }
  let wanted = { revision, total }
  for (let attempt = 0; attempt < catchUps; attempt++) {
    const intent = await payments.update(id, wanted.revision, wanted.total)
    if (!intent) return undefined
    const latest = await revisions.latestRevision(sql, order.id)
    if (latest.revision === wanted.revision) return intent
    // Another call of the same shopper went on meanwhile, and its update may have come before this one.
    wanted = latest
  }
  throw new Problem('payment_provider_error')
}

/** The intent was paid or cancelled meanwhile: brings the order up to date, so that the next call starts a new one. */
async function settledElsewhere(
  { sql, confirmPayment }: Dependencies,
  order: queries.OrderRow,
): Promise<never> {
  const intentId = order.paymentIntentId
  const outcome = intentId ? await confirmPayment(intentId) : 'unpaid'
  if (outcome === 'cancelled') await queries.setPayment(sql, order.id, 'open', 'abandoned')
  throw new Problem(outcome === 'paid' ? 'cart_empty' : 'payment_not_completed')
}

function refuseItems(items: readonly CartItem[]): void {
  if (items.length === 0) throw new Problem('cart_empty')
  const short = items.find(({ product, quantity }) => quantity > product.stock)
  if (short) throw new Problem('sold_out', { field: short.product.name })
}

const customerOf = ({
  customerEmail,
  customerName,
  shippingAddress,
}: PaymentIntentRequest): revisions.Customer => ({
  name: customerName.trim(),
  email: customerEmail,
  firstName: shippingAddress.firstName.trim(),
  lastName: shippingAddress.lastName.trim(),
  address: shippingAddress.address.trim(),
  postalCode: shippingAddress.postalCode.trim(),
  city: shippingAddress.city.trim(),
  phone: shippingAddress.phone.trim(),
})

const lineOf = ({ id, quantity, product, customImageId }: CartItem): revisions.RevisionLine => ({
  itemId: id,
  productId: product.id,
  name: product.name,
  image: product.image,
  unitPrice: oreOfKr(product.price),
  quantity,
  customImageId: customImageId ?? null,
})
