import { setTimeout as pause } from 'node:timers/promises'
import { auditBooks } from '../../chaos/books.ts'
import { ordersOf, stockOf } from '../../chaos/queries.ts'
import type { Sales } from './buyers.ts'
import type { Layout } from './layout.ts'

/** Ms for receipts, refunds and the reconciliation of what was not paid: holds last for three minutes. */
const settling = 8 * 60_000
const interval = 2000

/**
 * Resolves when shop, payment provider and mailbox agree about all orders: paid once, mailed once, units taken once, and
 * nothing left open. Throws what still disagrees after eight minutes. `stock` has the units of the patches before.
 */
export async function balanced(
  { sql, mails }: Layout,
  { shoppers, orders }: Sales,
  stock: ReadonlyMap<number, number>,
): Promise<void> {
  const run = {
    ...sql,
    mailbox: mails,
    shoppers,
    stock,
    code: { name: '', maxUses: 0 },
    // A mail whose confirmation a killed process did not note is sent again, under the same Message-ID.
    mayRepeatMail: true,
  }
  const end = performance.now() + settling
  for (;;) {
    const wrong = [...(await auditBooks(run)), ...(await unpaid())]
    if (wrong.length === 0) return
    if (performance.now() > end)
      throw new Error(`The books do not balance:\n${wrong.slice(0, 20).join('\n')}`)
    await pause(interval)
  }

  /** Orders that were confirmed to their buyers and are not paid, and buyers with two orders. */
  async function unpaid(): Promise<string[]> {
    const booked = await ordersOf(
      sql.shop,
      shoppers.map(({ session }) => session),
    )
    const paid = booked.filter(({ payment }) => payment === 'paid')
    const numbers = new Set(paid.map(({ orderNumber }) => orderNumber))
    const sessions = new Set(paid.map(({ session }) => session))
    return [
      ...orders.filter((number) => !numbers.has(number)).map((number) => `${number} is not paid`),
      ...(sessions.size < paid.length ? ['A buyer paid twice'] : []),
    ]
  }
}

/** Units of all patches. */
export const stockNow = ({ sql }: Layout): Promise<Map<number, number>> =>
  stockOf(
    sql.shop,
    Array.from({ length: 400 }, (_, at) => at),
  )
