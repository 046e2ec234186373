import type { Logger } from 'pino'
import type { Clock } from '../../shared/clock.ts'
import type { Pool } from '../../shared/transaction.ts'
import { abandonOrder } from '../orders/abandon-order.ts'
import { forgetAbandonedOrders, isLapsed, lookedAt } from '../orders/open-order-queries.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import type { ConfirmPayment } from './confirm-payment.ts'
import { forgetFailedPayments } from './failed-payments.ts'
import type { Payments } from './payments.ts'

type Dependencies = {
  sql: Pool
  payments: Payments
  confirmPayment: ConfirmPayment
  holdTime: number
  clock: Clock
  log: Logger
}

/** Ms for which an order is left to the shopper and the provider's events. */
const quiet = 2 * 60_000

/** Ms after which a run leaves the rest to the next: the provider may take its time with each order. */
const longestRun = 4 * 60_000

/** Orders of one run, and days for which those that nobody paid are kept. */
const mostOrders = 500
const keptDays = 30

/** What the provider may say of an order that is given up when its hold is over. */
const givenUpAfter: readonly string[] = ['unpaid', 'replaced', 'unknown']

/** How many times the time of one hold an order is held at most, however often it is renewed. */
export const longestHold = 4

/**
 * Brings the open orders up to date that nobody has touched for a while, by what the provider says of
 * their intents: a payment of which the shop never heard is settled, and an order whose hold is over
 * is given up, but only once its intent is cancelled and can't be paid any more.
 */
export function reconcilePaymentsStory(dependencies: Dependencies): () => Promise<void> {
  const { sql, payments, confirmPayment, holdTime, clock, log } = dependencies

  const overdue = () => new Date(clock().getTime() - longestHold * holdTime)

  async function bringUpToDate(order: OrderRow): Promise<void> {
    const { id, paymentIntentId } = order
    const outcome = paymentIntentId ? await confirmPayment(paymentIntentId) : 'unknown'
    if (!givenUpAfter.includes(outcome)) return
    // Asked only now: the shopper may have come back while others were looked at.
    if (!(await isLapsed(sql, id, { now: clock(), begunBefore: overdue() }))) return
    const isPayable = paymentIntentId !== null && outcome === 'unpaid'
    if (isPayable && !(await payments.cancel(paymentIntentId))) return
    await abandonOrder(sql, order)
    log.info({ orderNumber: order.orderNumber }, 'An order was given up unpaid')
  }

  return async () => {
    const now = clock()
    const untouchedSince = new Date(now.getTime() + holdTime - quiet)
    let failures = 0
    const orders = await lookedAt(sql, {
      heldUntil: untouchedSince,
      begunBefore: overdue(),
      now,
      most: mostOrders,
    })
    for (const order of orders) {
      if (clock().getTime() - now.getTime() > longestRun) break
      try {
        await bringUpToDate(order)
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
}
