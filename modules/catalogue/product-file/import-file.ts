import { digestOf, once } from '../../shared/idempotency/once.ts'
import { Problem } from '../../shared/problem.ts'
import { type LoggedAction, logActions } from '../../shared/staff-log/staff-log-queries.ts'
import { inTransaction, type Transaction } from '../../shared/transaction.ts'
import type { ChangingProducts } from '../assortment/change-product.ts'
import { lockedStock } from '../queries.ts'
import { type FileChange, idsIn, linesIn, outcomeOf } from './preview-file.ts'
import * as queries from './product-file-queries.ts'

type Importing = Pick<ChangingProducts, 'sql' | 'clock' | 'heldUnits'>

/**
 * Makes the changes of a previewed file, all or none, and returns their number. Idempotent by the preview's key. Problems:
 * those of `readFile`, csv_has_errors, csv_outdated when a product was edited since the preview, or the file is another
 * one, and idempotency_key_reused when the key has applied another file.
 */
export async function importFile(
  dependencies: Importing,
  bytes: Uint8Array,
  { key, administrator }: { key: string; administrator: string },
): Promise<number> {
  const lines = linesIn(bytes)
  const call = { key, request: digestOf(bytes), field: 'key' }
  const by = { administrator, at: dependencies.clock() }
  return inTransaction(dependencies.sql, (tx) =>
    once(tx, 'importProductFile', call, () => changed(tx, dependencies, lines, { ...by, key })),
  )
}

async function changed(
  tx: Transaction,
  { heldUnits }: Importing,
  lines: ReturnType<typeof linesIn>,
  { key, ...by }: { key: string; administrator: string; at: Date },
): Promise<number> {
  await lockedStock(tx, idsIn(lines))
  const { changes, errors, digest } = await outcomeOf(tx, heldUnits, lines)
  if (errors.length > 0) throw new Problem('csv_has_errors', { field: 'file' })
  if (key.split('.')[1] !== digest) throw new Problem('csv_outdated', { field: 'key' })
  const rows = changes.map(({ row }) => row)
  await queries.writeRows(tx, rows, by)
  const imported = { ...by, kind: 'product', event: 'imported', subject: '' } as const
  await logActions(tx, [
    ...changes.map((change) => actionOf(change, by)),
    { ...imported, after: { rows: changes.length } },
  ])
  return changes.length
}

const actionOf = (
  { was: { product }, row, before, after }: FileChange,
  by: Pick<LoggedAction, 'administrator' | 'at'>,
): LoggedAction => ({
  ...by,
  kind: 'product',
  subjectId: product.id,
  subject: product.name,
  event: row.isEdit ? 'changed' : 'stock',
  before,
  after,
})
