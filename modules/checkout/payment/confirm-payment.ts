import type { Logger } from 'pino'
import type { Cart } from '../../cart/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Sql, type Transaction } from '../../shared/transaction.ts'
import { claimUse, releaseUse } from '../discounts/discount-use.ts'
import { queueMails } from '../follow-up/queue-mails.ts'
import { releaseHolds } from '../holds/hold-queries.ts'
import { sellUnits, unitsOf } from '../holds/holds.ts'
import { abandonLocked } from '../open-orders/abandon-order.ts'
import { isReplaced } from '../open-orders/open-order-queries.ts'
import * as queries from '../orders/order-queries.ts'
import * as revisions from '../orders/revision-queries.ts'
import { currency, type Intent, type Payments } from '../provider/payments.ts'
import { queues } from '../queues.ts'

/** What settling a payment needs; `publicUrl` distinguishes the intents of this shop from others of the account. */
export type Confirming = {
  sql: Pool
  cart: Cart
  catalogue: Catalogue
  payments: Payments
  enqueue: Enqueue
  publicUrl: string
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
 * was bought, queues the receipt and stores the event. A payment that can't be delivered is refunded. An order whose
 * intent was cancelled is abandoned.
 */
export async function confirmPayment(
  dependencies: Confirming,
  intentId: string,
  event?: { id: string; type: string },
): Promise<PaymentState> {
  const intent = await dependencies.payments.retrieve(intentId)
  return inTransaction(dependencies.sql, async (tx) => {
    if (event) await queries.recordEvent(tx, event)
    const found = intent && (await queries.orderOfIntent(tx, intent.id))
    const order = found && (await queries.lockedOrder(tx, found.id))
    if (!intent || !order) return unknownPayment(tx, dependencies, intentId, intent)
    switch (intent.status) {
      case 'succeeded':
        return settle(tx, dependencies, order, intent)
      case 'canceled':
        if (await isReplaced(tx, intent.id)) return 'replaced'
        await abandonLocked(tx, order)
        return 'cancelled'
      case 'processing':
        return 'processing'
      default:
        return 'unpaid'
    }
  })
}

/** The Problem for a caller that needs the order to be paid. */
export function notPaid(state: Exclude<PaymentState, 'paid'>): Problem {
  if (state === 'refunding') return new Problem('payment_refunded')
  return new Problem(state === 'processing' ? 'payment_processing' : 'payment_not_completed')
}

/** Refunds a payment made for this shop that belongs to no order. Other payments of the same account are left alone. */
async function unknownPayment(
  tx: Transaction,
  { enqueue, publicUrl, log }: Confirming,
  intentId: string,
  intent: Intent | undefined,
): Promise<PaymentState> {
  const isOurs = intent?.status === 'succeeded' && intent.shop === publicUrl
  log.error({ paymentIntent: intentId, isPaidBack: isOurs }, 'A payment belongs to no order')
  if (isOurs) await enqueue(tx, queues.strayRefund, { intentId })
  return 'unknown'
}

/** Settles abandoned orders too: if the units are still in stock, the order is delivered. */
async function settle(
  tx: Transaction,
  dependencies: Confirming,
  order: queries.OrderRow,
  intent: Intent,
): Promise<PaymentState> {
  if (order.payment === 'paid') return 'paid'
  if (order.payment === 'refund_due' || order.payment === 'refunded') return 'refunding'

  const isKnown = isRevisionOf(order, intent.revision)
  const lines = isKnown ? await revisions.linesOfRevision(tx, order.id, intent.revision) : []
  const deliverable =
    isKnown &&
    (await isWhatWasOrdered(tx, order, intent)) &&
    (await claimedCode(tx, order, intent.revision)) &&
    (await sellUnits(tx, dependencies.catalogue, order.id, unitsOf(lines)))
  return deliverable
    ? deliver(tx, dependencies, order, intent, lines)
    : payBack(tx, dependencies, order, isKnown ? intent.revision : order.revision)
}

async function deliver(
  tx: Transaction,
  { cart, enqueue, clock, log }: Confirming,
  order: queries.OrderRow,
  { revision }: Intent,
  lines: readonly revisions.RevisionLine[],
): Promise<PaymentState> {
  const at = clock()
  await queries.settleOrder(tx, order.id, { payment: 'paid', revision, at })
  await cart.customImages.keep(tx, revisions.picturesOf(lines), { paid: true })
  await cart.removeBought(
    tx,
    order.sessionId,
    lines.map(({ itemId, ...line }) => ({ ...line, id: itemId })),
  )
  await queueMails(tx, enqueue, { orderIds: [order.id], kind: 'receipt', at })
  log.info({ orderNumber: order.orderNumber }, 'Order paid')
  return 'paid'
}

async function payBack(
  tx: Transaction,
  { enqueue, clock, log }: Confirming,
  { id, orderNumber }: queries.OrderRow,
  revision: number,
): Promise<PaymentState> {
  await releaseHolds(tx, id)
  await releaseUse(tx, id)
  await queries.settleOrder(tx, id, { payment: 'refund_due', revision, at: clock() })
  await enqueue(tx, queues.refund, { orderId: id })
  log.error({ orderNumber }, 'A payment will be refunded')
  return 'refunding'
}

/** Staff can edit an intent in the provider's dashboard, so its revision may not exist. */
const isRevisionOf = (order: queries.OrderRow, revision: number) =>
  Number.isInteger(revision) && revision >= 1 && revision <= order.revision

async function isWhatWasOrdered(
  tx: Sql,
  order: queries.OrderRow,
  intent: Intent,
): Promise<boolean> {
  const total = await revisions.totalOfRevision(tx, order.id, intent.revision)
  return intent.amount_received === total && intent.currency === currency
}

/**
 * Counts the order as a use of the code that its paid revision was priced with; false when the code has no use left.
 */
const claimedCode = async (tx: Transaction, order: queries.OrderRow, revision: number) =>
  claimUse(tx, order, await revisions.discountCodeIdOf(tx, order.id, revision))
