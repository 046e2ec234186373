import type { Logger } from 'pino'
import type { Cart } from '../cart/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import { inTransaction, type Pool, type Sql, type Transaction } from '../shared/transaction.ts'
import { countUse } from './discount-queries.ts'
import { queues } from './jobs.ts'
import * as queries from './order-queries.ts'
import { currency, type Intent, type Payments } from './payments.ts'
import { threeForTwo } from './pricing.ts'
import * as revisions from './revision-queries.ts'

type Dependencies = {
  sql: Pool
  cart: Cart
  catalogue: Catalogue
  payments: Payments
  enqueue: Enqueue
  clock: Clock
  log: Logger
}

type Outcome = 'paid' | 'refunding' | 'unpaid' | 'cancelled' | 'unknown'
export type ConfirmPayment = (
  intentId: string,
  event?: { id: string; type: string },
) => Promise<Outcome>

/**
 * The one way in which an order becomes paid, for the provider's events and the browser's call alike,
 * in any order and any number of times: stock falls, the cart loses what was bought, the receipt is queued and
 * the event is stored in one transaction, once. What was paid but can't be delivered is paid back.
 */
export function confirmPaymentStory(dependencies: Dependencies): ConfirmPayment {
  return async (intentId, event) => {
    const intent = await dependencies.payments.retrieve(intentId)
    return inTransaction(dependencies.sql, async (tx) => {
      if (event) await queries.recordEvent(tx, event)
      if (!intent) return unknownPayment(intentId, dependencies)
      if (intent.status === 'canceled') return 'cancelled'
      if (intent.status !== 'succeeded') return 'unpaid'
      return settle(tx, intent, dependencies)
    })
  }
}

function unknownPayment(paymentIntent: string, { log }: Dependencies): Outcome {
  log.error({ paymentIntent }, 'A payment belongs to no order')
  return 'unknown'
}

async function settle(
  tx: Transaction,
  intent: Intent,
  dependencies: Dependencies,
): Promise<Outcome> {
  const found = await queries.orderOfIntent(tx, intent.id)
  const order = found && (await queries.lockedOrder(tx, found.id))
  if (!order) return unknownPayment(intent.id, dependencies)
  if (order.payment === 'paid') return 'paid'
  if (order.payment !== 'open') return 'refunding'

  const isKnown = isRevisionOf(order, intent.revision)
  const deliverable =
    isKnown &&
    (await isWhatWasOrdered(tx, order, intent)) &&
    (await tookAllStock(tx, order, intent, dependencies))
  const payment = deliverable ? 'paid' : 'refund_due'
  await queries.settleOrder(tx, order.id, {
    payment,
    revision: isKnown ? intent.revision : order.revision,
    at: dependencies.clock(),
  })
  if (!deliverable) {
    dependencies.log.error({ orderNumber: order.orderNumber }, 'A payment is paid back')
    await dependencies.enqueue(tx, queues.refund, { orderId: order.id })
    return 'refunding'
  }
  await countDiscount(tx, order, intent.revision)
  const lines = await revisions.linesOfRevision(tx, order.id, intent.revision)
  await dependencies.cart.customImages.keep(tx, revisions.picturesOf(lines), { paid: true })
  await dependencies.cart.removeBought(
    tx,
    order.sessionId,
    lines.map(({ itemId }) => itemId),
  )
  await dependencies.enqueue(tx, queues.receipt, { orderId: order.id })
  dependencies.log.info({ orderNumber: order.orderNumber }, 'Order paid')
  return 'paid'
}

/** Intents can be changed in the provider's dashboard too, so theirs may be a revision that nobody wrote. */
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

class TooFew extends Error {}

/** All units or none: the savepoint takes back what the first products gave when a later one has too few. */
async function tookAllStock(
  tx: Transaction,
  order: queries.OrderRow,
  intent: Intent,
  { catalogue }: Dependencies,
) {
  const lines = await revisions.linesOfRevision(tx, order.id, intent.revision)
  const units = new Map<number, number>()
  for (const { productId, quantity } of lines)
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  try {
    await tx.savepoint(async (inner) => {
      for (const [productId, quantity] of [...units].sort(([a], [b]) => a - b))
        if (!(await catalogue.takeStock(inner, productId, quantity))) throw new TooFew()
    })
    return true
  } catch (error) {
    if (error instanceof TooFew) return false
    throw error
  }
}

async function countDiscount(tx: Sql, order: queries.OrderRow, revision: number): Promise<void> {
  const code = await revisions.discountCodeOf(tx, order.id, revision)
  if (code && code !== threeForTwo.code) await countUse(tx, code)
}
