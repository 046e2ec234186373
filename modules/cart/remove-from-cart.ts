import type { Catalogue } from '../catalogue/index.ts'
import { customPatch } from '../catalogue/rules.ts'
import { Problem } from '../shared/problem.ts'
import type { Pool, Transaction } from '../shared/transaction.ts'
import { type Line, removeLine, removeUnits } from './queries.ts'

type Dependencies = { sql: Pool; catalogue: Catalogue }

/** Removes a line. Idempotent; Problem product_not_found for an unknown product. */
export async function removeFromCart(
  { sql, catalogue }: Dependencies,
  session: string,
  id: number,
): Promise<void> {
  if (await removeLine(sql, session, id)) return
  const [known] = await catalogue.productsWithIds([id])
  if (!known) throw new Problem('product_not_found', { field: 'productId' })
}

/** Removes the units that were bought; units added since stay. */
export const removeBought = (
  tx: Transaction,
  session: string,
  bought: readonly Line[],
): Promise<void> => removeUnits(tx, session, bought, customPatch)
