import pLimit from 'p-limit'
import {
  clearAttempts,
  type IdleOrder,
  idleOrders,
  isLapsed,
  noteAttempt,
  noteFailedAttempt,
  type OrderRow,
} from '../../orders/index.ts'
import { isUnanswered } from '../../payments/index.ts'
import { abandonOrder } from '../open-orders/abandon-order.ts'
import { type Confirming, confirmPayment, type PaymentState } from './confirm-payment.ts'
import { forgetPayments } from './failed-payments.ts'

export type Reconciling = Confirming & {
  /** Hold time of an unpaid order, in ms. */
  holdTime: number
}

/** Ms after the latest call of a shopper during which the reconciliation leaves the order alone. */
const quiet = 2 * 60_000

/** Calls of the provider at once. */
const atOnce = 10

/** Ms after which a run begins no further attempt, since the provider may answer slowly; the next run continues. */
const longestRun = 4 * 60_000

/** Limit on the orders of one run. */
const mostOrders = 500

/** States with which an order is abandoned once its hold has expired. */
const givenUpAfter: readonly PaymentState[] = ['unpaid', 'replaced', 'unknown']

/** Limit on all renewals of a hold together, as a multiple of one hold time. */
export const longestHold = 4

/**
 * Brings idle open orders up to date with the provider, those with a lapsed hold first. Settles payments whose event
 * never arrived. Abandons orders whose hold has expired, after it cancels their intents so that they can't be paid any
 * more. Ends early while the provider is away: a run in which it answers nothing tells nothing about the orders.
 */
export async function reconcilePayments(dependencies: Reconciling): Promise<void> {
  const { sql, holdTime, clock, log } = dependencies
  const now = clock()
  const untouchedSince = new Date(now.getTime() + holdTime - quiet)
  let failures = 0
  let hasAnswered = false
  const unanswered: IdleOrder[] = []
  const orders = await idleOrders(sql, {
    heldUntil: untouchedSince,
    begunBefore: overdue(dependencies),
    now,
    most: mostOrders,
  })
  await pLimit(atOnce).map(orders, async (order) => {
    const isAway = !hasAnswered && unanswered.length >= atOnce
    if (isAway || clock().getTime() - now.getTime() > longestRun) return
    try {
      if (await attempt(dependencies, order)) hasAnswered = true
    } catch (error) {
      // A failure must not keep the run from the other orders.
      failures += 1
      if (isUnanswered(error)) unanswered.push(order)
      log.error({ err: error, orderNumber: order.orderNumber }, 'An order was not reconciled')
    }
  })
  const noteUnanswered = hasAnswered ? noteFailedAttempt : clearAttempts
  for (const order of unanswered) await noteUnanswered(sql, order)
  await forgetPayments(dependencies)
  if (failures > 0) throw new Error(`${failures} orders were not reconciled`)
}

/**
 * Attempts to bring an order up to date; true when the provider has answered about it. Notes each attempt just before
 * it, since a slow provider may leave orders to the next run. The caller notes one without an answer.
 */
async function attempt(dependencies: Reconciling, order: IdleOrder): Promise<boolean> {
  const { sql, clock } = dependencies
  if (!(await noteAttempt(sql, order, clock()))) return false
  try {
    await bringUpToDate(dependencies, order)
    return order.paymentIntentId !== null
  } catch (error) {
    if (!isUnanswered(error)) await noteFailedAttempt(sql, order)
    throw error
  }
}

async function bringUpToDate(dependencies: Reconciling, order: OrderRow): Promise<void> {
  const { sql, payments, clock, log } = dependencies
  const { id, paymentIntentId } = order
  const state = paymentIntentId ? await confirmPayment(dependencies, paymentIntentId) : 'unknown'
  if (!givenUpAfter.includes(state)) return
  // Check only now: the shopper may have renewed the hold during the provider's answer.
  if (!(await isLapsed(sql, id, { now: clock(), begunBefore: overdue(dependencies) }))) return
  const isPayable = paymentIntentId !== null && state === 'unpaid'
  if (isPayable && !(await payments.cancel(paymentIntentId))) return
  await abandonOrder(dependencies, order)
  log.info({ orderNumber: order.orderNumber }, 'An unpaid order was abandoned')
}

const overdue = ({ clock, holdTime }: Reconciling): Date =>
  new Date(clock().getTime() - longestHold * holdTime)
