import type { Pool } from '../../../modules/shared/transaction.ts'
import { tableSums } from './queries.ts'

/** The tables whose rows differ between two databases. */
export async function differentTables(one: Pool, other: Pool): Promise<string[]> {
  const [rows, otherRows] = [await tableSums(one), await tableSums(other)]
  const tables = new Set([...Object.keys(rows), ...Object.keys(otherRows)])
  return [...tables].filter((name) => rows[name] !== otherRows[name])
}
