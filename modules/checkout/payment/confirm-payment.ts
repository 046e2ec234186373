import type { Logger } from 'pino'
import { deliveryText } from '../../../emails/delivery.ts'
import type { Artwork } from '../../artwork/index.ts'
import type { Cart } from '../../cart/index.ts'
import { type Catalogue, unitsOf } from '../../catalogue/index.ts'
import { customPatch } from '../../catalogue/rules.ts'
import { isReplaced, picturesOf } from '../../orders/index.ts'
import {
  currency,
  type Intent,
  isPaidBack,
  type Payments,
  refundQueues,
  refundUndelivered,
  type SealedSessions,
} from '../../payments/index.ts'
import type { Post } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { vatOf } from '../../shared/money.ts'
import { Problem } from '../../shared/problem.ts'
import { apartFromRequest } from '../../shared/promises/request-wait.ts'
import type { TaxedSeller } from '../../shared/terms.ts'
import { inTransaction, type Pool, type Transaction, together } from '../../shared/transaction.ts'
import { beginProofs } from '../../workshop/index.ts'
import { claimPaidUse, releaseUse } from '../discounts/discount-use.ts'
import { lockNeeds } from '../holds/holds.ts'
import { abandonLocked } from '../open-orders/abandon-order.ts'
import { restoreOrder } from '../restoring/restore-order.ts'
import * as queries from './settlement-queries.ts'

/**
 * Dependencies of settling a payment; `publicUrl` distinguishes the intents of this shop from others of the account.
 */
export type Confirming = {
  sql: Pool
  artwork: Artwork
  cart: Cart
  catalogue: Catalogue
  payments: Payments
  sessions: SealedSessions
  enqueue: Enqueue
  post: Post
  publicUrl: string
  taxed: TaxedSeller
  clock: Clock
  log: Logger
}

/**
 * 'processing': the provider is still moving the money, which takes hours with some methods. 'replaced': cancelled,
 * because the order has or is about to get another intent.
 */
export type PaymentState =
  | 'paid'
  | 'refunding'
  | 'unpaid'
  | 'processing'
  | 'cancelled'
  | 'replaced'
  | 'unknown'

/**
 * The only way in which an order becomes paid: called for the provider's events, by the browser and by the
 * reconciliation. Idempotent, in any order of these calls. One transaction takes the stock, empties the cart of what
 * was bought and queues the receipt. A payment that can't be delivered is refunded. An order whose intent was cancelled
 * is abandoned.
 */
export async function confirmPayment(
  dependencies: Confirming,
  intentId: string,
): Promise<PaymentState> {
  const { sql, payments } = dependencies
  const intent = await payments.retrieve(intentId)
  // The money may have been taken, and the provider may send its event again only an hour later.
  return apartFromRequest(() =>
    inTransaction(sql, (tx) => settledState(tx, dependencies, { id: intentId, intent })),
  )
}

async function settledState(
  tx: Transaction,
  dependencies: Confirming,
  { id, intent }: { id: string; intent: Intent | undefined },
): Promise<PaymentState> {
  const asked = { intentId: id, revision: revisionOf(intent) }
  const known = await queries.orderToSettle(tx, asked)
  if (!intent) return unknownPayment(tx, dependencies, id, intent)
  const restored = known ? undefined : await restoreOrder(tx, dependencies, intent)
  const order = restored
    ? await queries.orderToSettle(tx, { intentId: id, revision: restored.revision })
    : known
  if (!order) return unknownPayment(tx, dependencies, id, intent)
  switch (intent.status) {
    case 'succeeded':
      return settle(tx, dependencies, order, intent, restored?.isDeliverable)
    case 'canceled':
      if (await isReplaced(tx, id)) return 'replaced'
      await abandonLocked(tx, order)
      return 'cancelled'
    case 'processing':
      return 'processing'
    default:
      return 'unpaid'
  }
}

/** The Problem for a caller that needs the order to be paid. */
export function notPaid(state: Exclude<PaymentState, 'paid'>): Problem {
  if (state === 'refunding') return new Problem('payment_refunded')
  return new Problem(state === 'processing' ? 'payment_processing' : 'payment_not_completed')
}

/** Null for a revision that is no number: staff can edit an intent in the provider's dashboard. */
const revisionOf = (intent: Intent | undefined): number | null =>
  intent && Number.isSafeInteger(intent.revision) ? intent.revision : null

/**
 * Refunds a payment made for this shop that belongs to no order, or to one that was settled with another payment. Other
 * payments of the same account are left alone.
 */
async function unknownPayment(
  tx: Transaction,
  { enqueue, publicUrl, log }: Confirming,
  intentId: string,
  intent: Intent | undefined,
): Promise<PaymentState> {
  const isOurs = intent?.status === 'succeeded' && intent.shop === publicUrl
  const isDue = isOurs && !isPaidBack(intent)
  log.error({ paymentIntent: intentId, isRefundDue: isDue }, 'A payment belongs to no order')
  if (isDue) await enqueue(tx, refundQueues.strayRefund, { intentId })
  return 'unknown'
}

/**
 * Settles abandoned orders too: if the units are still in stock, the order is delivered. One whose refund the database
 * has lost is refunded again, which pays nothing twice.
 */
async function settle(
  tx: Transaction,
  dependencies: Confirming,
  order: queries.OrderToSettle,
  intent: Intent,
  isDeliverable = true,
): Promise<PaymentState> {
  if (order.payment === 'paid') return 'paid'
  if (order.payment === 'refund_due' || order.payment === 'refunded') return 'refunding'

  const { contents } = order
  const isDelivered =
    isDeliverable &&
    contents !== null &&
    !isPaidBack(intent) &&
    intent.amount_received === contents.total &&
    intent.currency === currency &&
    (await claimPaidUse(tx, order, contents.discountCodeId)) &&
    (await deliver(tx, dependencies, order, { contents, intent }))
  return isDelivered ? 'paid' : payBack(tx, dependencies, order, intent)
}

/** False, with nothing changed, when the stock and the holds of other orders do not leave the units. */
async function deliver(
  tx: Transaction,
  { artwork, cart, catalogue, post, taxed, clock, log }: Confirming,
  { id, orderNumber, sessionId }: queries.OrderToSettle,
  { contents, intent: { charge } }: { contents: queries.PaidContents; intent: Intent },
): Promise<boolean> {
  const { revision, total, lines } = contents
  const units = unitsOf(lines)
  const needs = await lockNeeds(tx, catalogue, units)
  const taken = catalogue.takeStock(tx, units)
  const at = clock()
  const { seller, rate } = taxed
  const vat = vatOf(total, rate)
  const delivery = deliveryText(
    lines.map(({ productId }) => ({ isCustom: productId === customPatch.id })),
  )
  const receipt = { issuedAt: at, gross: total, vatRate: rate, vat, seller, delivery }
  if (
    !(await queries.settledAsPaid(
      tx,
      id,
      { needs, units, taken },
      { revision, at, charge },
      receipt,
    ))
  )
    return false
  await together(
    artwork.keep(tx, picturesOf(lines), { paid: true }),
    beginProofs(tx, artwork, { orderId: id, lines, at }),
    cart.removeBought(
      tx,
      sessionId,
      lines.map(({ itemId, ...line }) => ({ ...line, id: itemId })),
    ),
    post.enqueue(tx, { kind: 'receipt', about: id, number: 1 }),
  )
  log.info({ orderNumber }, 'Order paid')
  return true
}

async function payBack(
  tx: Transaction,
  { enqueue, clock, log }: Confirming,
  { id, orderNumber, revision, contents }: queries.OrderToSettle,
  { charge, amount_received: received }: Intent,
): Promise<PaymentState> {
  await releaseUse(tx, id)
  const at = clock()
  await queries.settleAsRefundDue(tx, id, {
    revision: contents?.revision ?? revision,
    at,
    charge,
    received,
  })
  await refundUndelivered(tx, enqueue, { orderId: id, at })
  log.error({ orderNumber }, 'A payment will be refunded')
  return 'refunding'
}
