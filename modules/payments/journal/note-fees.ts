import { keepCharges } from '../../orders/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Pool } from '../../shared/transaction.ts'
import type { Payments } from '../provider/payments.ts'
import { unknownFees } from './fee-queries.ts'

const hour = 60 * 60_000
/** Age in ms of the oldest payment whose fee is looked for: the provider knows it within minutes. */
const longest = 3 * 24 * hour
/** Limit on the orders of one run; the next run continues. */
const mostOrders = 2000
/** Ms by which a charge may be older than the settlement of its order, whose event may be late. */
const lateness = hour
/** Ms by which the provider's clock may be ahead of the shop's. */
const skew = 60_000

/**
 * Stores the provider's fees that were not known at the settlement, from the provider's list: a hundred orders take one
 * call.
 */
export async function noteFees({
  sql,
  payments,
  clock,
}: {
  sql: Pool
  payments: Payments
  clock: Clock
}): Promise<void> {
  const since = new Date(clock().getTime() - longest)
  const paid = await unknownFees(sql, since, mostOrders)
  if (!paid) return
  const from = new Date(paid.from.getTime() - lateness)
  const to = new Date(paid.to.getTime() + skew)
  await keepCharges(sql, await payments.charges({ from, to }))
}
