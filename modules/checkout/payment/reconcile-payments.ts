import { abandonOrder } from '../orders/abandon-order.ts'
import { forgetAbandonedOrders, isLapsed, lookedAt } from '../orders/open-order-queries.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import { type Confirming, confirmPayment, type Standing } from './confirm-payment.ts'
import { forgetFailedPayments } from './failed-payments.ts'

export type Reconciling = Confirming & {
  /** Ms for which an order keeps its units while nobody pays. */
  holdTime: number
}

/** Ms for which an order is left to the shopper and the provider's events. */
const quiet = 2 * 60_000

/** Ms after which a run leaves the rest to the next: the provider may take its time with each order. */
const longestRun = 4 * 60_000

/** Orders of one run, and days for which those that nobody paid are kept. */
const mostOrders = 500
const keptDays = 30

/** What the provider may say of an order that is given up when its hold is over. */
const givenUpAfter: readonly Standing[] = ['unpaid', 'replaced', 'unknown']

/** How many times the time of one hold an order is held at most, however often it is renewed. */
export const longestHold = 4

/**
 * Brings the open orders up to date that nobody has touched for a while, by what the provider says of
 * their intents: a payment of which the shop never heard is settled, and an order whose hold is over
 * is given up, but only once its intent is cancelled and can't be paid any more.
 */
export async function reconcilePayments(dependencies: Reconciling): Promise<void> {
  const { sql, holdTime, clock, log } = dependencies
  const now = clock()
  const untouchedSince = new Date(now.getTime() + holdTime - quiet)
  let failures = 0
  const orders = await lookedAt(sql, {
    heldUntil: untouchedSince,
    begunBefore: overdue(dependencies),
    now,
    most: mostOrders,
  })
  for (const order of orders) {
    if (clock().getTime() - now.getTime() > longestRun) break
    try {
      await bringUpToDate(dependencies, order)
    } catch (error) {
      // One order that can't be helped must not keep the others waiting.
      failures += 1
      log.error({ err: error, orderNumber: order.orderNumber }, 'An order was not reconciled')
    }
  }
  await forgetFailedPayments(dependencies)
  await forgetAbandonedOrders(sql, new Date(now.getTime() - keptDays * 24 * 60 * 60_000))
  if (failures > 0) throw new Error(`${failures} orders were not reconciled`)
}

async function bringUpToDate(dependencies: Reconciling, order: OrderRow): Promise<void> {
  const { sql, payments, clock, log } = dependencies
  const { id, paymentIntentId } = order
  const standing = paymentIntentId ? await confirmPayment(dependencies, paymentIntentId) : 'unknown'
  if (!givenUpAfter.includes(standing)) return
  // Asked only now: the shopper may have come back while others were looked at.
  if (!(await isLapsed(sql, id, { now: clock(), begunBefore: overdue(dependencies) }))) return
  const isPayable = paymentIntentId !== null && standing === 'unpaid'
  if (isPayable && !(await payments.cancel(paymentIntentId))) return
  await abandonOrder(sql, order)
  log.info({ orderNumber: order.orderNumber }, 'An order was given up unpaid')
}

const overdue = ({ clock, holdTime }: Reconciling): Date =>
  new Date(clock().getTime() - longestHold * holdTime)
