import type { Logger } from 'pino'
import type { Clock } from '../../shared/clock.ts'
import type { Pool } from '../../shared/transaction.ts'
import { abandonOrder } from '../orders/abandon-order.ts'
import { type OrderRow, openOrdersHeldUntil } from '../orders/order-queries.ts'
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

/** Orders of one run; the next run takes up the rest. */
const mostOrders = 200

/**
 * Brings the open orders up to date that nobody has touched for a while, by what the provider says of
 * their intents: a payment of which the shop never heard is settled, and an order whose hold is over
 * is given up, but only once its intent is cancelled and can't be paid any more.
 */
export function reconcilePaymentsStory(dependencies: Dependencies): () => Promise<void> {
  const { sql, payments, confirmPayment, holdTime, clock, log } = dependencies

  async function bringUpToDate(order: OrderRow, isLapsed: boolean): Promise<void> {
    const { id, paymentIntentId } = order
    const outcome = paymentIntentId ? await confirmPayment(paymentIntentId) : 'unpaid'
    if (outcome !== 'unpaid' || !isLapsed) return
    if (paymentIntentId && !(await payments.cancel(paymentIntentId))) return
    await abandonOrder(sql, id)
    log.info({ orderNumber: order.orderNumber }, 'An order was given up unpaid')
  }

  return async () => {
    const now = clock()
    const untouchedSince = new Date(now.getTime() + holdTime - quiet)
    let failures = 0
    for (const order of await openOrdersHeldUntil(sql, untouchedSince, mostOrders)) {
      try {
        await bringUpToDate(order, order.heldUntil <= now)
      } catch (error) {
        // One order that can't be helped must not keep the others waiting.
        failures += 1
        log.error({ err: error, orderNumber: order.orderNumber }, 'An order was not reconciled')
      }
    }
    await forgetFailedPayments(dependencies)
    if (failures > 0) throw new Error(`${failures} orders were not reconciled`)
  }
}
