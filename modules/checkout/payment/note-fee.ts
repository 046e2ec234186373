import type { Pool } from '../../shared/transaction.ts'
import { orderOfIntent } from '../orders/order-queries.ts'
import { keepCharge } from '../orders/paid-order-queries.ts'
import type { Payments } from '../provider/payments.ts'

/** Stores the provider's fee of an order's payment. Does nothing for other payments of the account. */
export async function noteFee(
  { sql, payments }: { sql: Pool; payments: Payments },
  intentId: string,
): Promise<void> {
  const order = await orderOfIntent(sql, intentId)
  if (order?.payment === 'paid') await keepCharge(sql, order.id, await payments.charge(intentId))
}
