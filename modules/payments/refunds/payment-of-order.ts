import { paidWithText } from '../../../emails/render.ts'
import type { PaymentOfOrder } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import type { Sql } from '../../shared/transaction.ts'
import { paymentRow } from './payment-queries.ts'

/** The payment of a paid order, and its refunds. Problem order_not_found. */
export async function paymentOfOrder(sql: Sql, orderId: number): Promise<PaymentOfOrder> {
  const row = await paymentRow(sql, orderId)
  if (!row) throw new Problem('order_not_found', { field: 'id' })
  return {
    ...row,
    paidWith: (row.paidWith && paidWithText(row.paidWith)) ?? null,
    paidAt: row.paidAt.toISOString(),
    left: Math.max(0, row.total - row.refunded - row.disputed),
  }
}
