import { writeLog } from '../../orders/index.ts'
import { followedUp, lockedSettledOrder } from '../../payments/index.ts'
import type { Clock } from '../../shared/clock.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'

/**
 * Ends the alert of an order's failed refunds without paying anything back, for those that can't succeed. Does nothing
 * without one. Problem order_not_found.
 */
export const dismissRefund = (
  { sql, clock }: { sql: Pool; clock: Clock },
  orderId: number,
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    if (!(await lockedSettledOrder(tx, { id: orderId })))
      throw new Problem('order_not_found', { field: 'id' })
    const at = clock()
    const refunds = await followedUp(tx, orderId, at)
    if (refunds.length === 0) return
    await writeLog(tx, [{ orderId, at, administrator, event: 'refund_dismissed' }])
  })
