import type { Pool } from '../../modules/shared/transaction.ts'
import type { Row } from './processes/shop-process.ts'
import { type Books, books } from './queries.ts'

/** Throws unless each order since `before` took one unit and each charge is an order. `delivered` units were added. */
export async function balanced(
  sql: Pool,
  row: Row,
  { before, orders, delivered = 0 }: { before: Books; orders: number; delivered?: number },
): Promise<void> {
  const after = await books(sql)
  const sold = after.unitsSold - before.unitsSold
  const units = sold + after.unitsLeft - before.unitsLeft - delivered
  const charges = after.orders - after.charges
  if (sold !== orders || units !== 0 || charges !== 0)
    throw new Error(
      `The books do not balance: ${JSON.stringify({ before, after, orders, delivered })}`,
    )
  row('books: stock sold + left - start', units, 'units')
  row('books: orders - charges', charges, 'øre')
}
