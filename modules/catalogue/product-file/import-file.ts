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
  await queries.writeRows(
    tx,
    changes.map((change) => rowOf(change, by)),
  )
  const imported = { ...by, kind: 'product', event: 'imported', subject: '' } as const
  await logActions(tx, [
    ...changes.map((change) => actionOf(change, by)),
    { ...imported, after: { rows: changes.length } },
  ])
  return changes.length
}

type By = Pick<LoggedAction, 'administrator' | 'at'>

/** A change of the stock alone is no edit, and keeps the version. */
const isEdit = ({ columns }: FileChange) => Object.keys(columns).length > 0

const rowOf = (change: FileChange, { administrator, at }: By): queries.ImportedRow => ({
  id: change.was.product.id,
  ...change.columns,
  stock: change.was.product.stock + change.stockChange,
  ...(isEdit(change) && {
    version: change.was.version + 1,
    changed_by: administrator,
    changed_at: at,
  }),
})

const actionOf = (change: FileChange, by: By): LoggedAction => ({
  ...by,
  kind: 'product',
  subjectId: change.was.product.id,
  subject: change.was.product.name,
  event: isEdit(change) ? 'changed' : 'stock',
  before: change.before,
  after: change.after,
})
