import { logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { RefundableOrder } from './refund-queries.ts'

/** The refund that staff asked for; the amount in øre. */
type Asked = {
  amount: number
  reason: string
  units: readonly { name: string; quantity: number }[]
  isRestocked: boolean
}

/** Notes a refund in the staff log, with what of the order was refunded before it and is now, and the order's status. */
export function logRefund(
  tx: Transaction,
  { id, orderNumber, status, refunded }: RefundableOrder,
  { amount, reason, units, isRestocked }: Asked,
  by: { administrator: string; at: Date },
): Promise<void> {
  const after = {
    refunded: String(amount),
    reason,
    ...(units.length > 0 && { units: units.map(unitText), isRestocked }),
    refundedTotal: refunded + amount,
    status,
  }
  const before = { refundedTotal: refunded, status }
  const about = { kind: 'order', subjectId: id, subject: orderNumber, event: 'refunded' } as const
  return logActions(tx, [{ ...by, ...about, before, after }])
}

const unitText = ({ name, quantity }: Asked['units'][number]) => `${quantity} × ${name}`
