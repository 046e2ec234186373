import type { Transaction } from '../../shared/transaction.ts'
import { type ProductColumns, productColumns, staffFields } from '../product-columns.ts'

/** The columns to write of the product with the id; the others stay. */
export type ImportedRow = { id: number } & Partial<
  ProductColumns & { changed_by: string; changed_at: Date }
>

const written = [
  ...staffFields.map((field) => productColumns[field]),
  ...['version', 'changed_by', 'changed_at'],
]

/** Writes the rows in one statement; the transaction has locked their products. */
export async function writeRows(tx: Transaction, rows: readonly ImportedRow[]): Promise<void> {
  await tx`
    update catalogue.products p
    set (${tx(written)}) = (
      select ${tx(written)}
      from jsonb_populate_record(p, change)
    )
    from jsonb_array_elements(${tx.json(rows as unknown as Parameters<typeof tx.json>[0])}) as rows (change)
    where p.id = (change ->> 'id')::int
  `
}
