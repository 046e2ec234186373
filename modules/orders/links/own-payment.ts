import type { Clock } from '../../shared/clock.ts'
import type { OrderPayment } from '../../shared/contract/api.d.ts'
import type { Pool } from '../../shared/transaction.ts'
import { ownOrder } from '../order/order-queries.ts'
import type { OrderLinks } from './order-links.ts'

type Dependencies = { sql: Pool; orderLinks: OrderLinks; clock: Clock }

/** Ms after the payment in which the session gets the link: others may use the same device later. */
const linkedFor = 60 * 60_000

/**
 * The payment of an order, and the token of its own page while the payment is recent, for the session that placed the
 * order. 'unknown' for any other session.
 */
export async function ownPayment(
  { sql, orderLinks, clock }: Dependencies,
  orderNumber: string,
  session: string,
): Promise<{ payment: OrderPayment; token?: string }> {
  const order = await ownOrder(sql, orderNumber, session)
  if (!order) return { payment: 'unknown' }
  const { payment, paidAt, link } = order
  const isRecent = paidAt !== null && clock().getTime() - paidAt.getTime() < linkedFor
  if (payment !== 'paid' || !isRecent) return { payment }
  return { payment, token: await orderLinks.tokenOf({ orderNumber, link }) }
}
