import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ProductFilePreview, StaffProduct } from '../../shared/contract/api.d.ts'
import { digestOf } from '../../shared/idempotency/once.ts'
import { oreOfKr } from '../../shared/money.ts'
import { changedFields } from '../../shared/staff-log/changed-fields.ts'
import { inTransaction, type Transaction } from '../../shared/transaction.ts'
import type { ChangingProducts, HeldUnits } from '../assortment/change-product.ts'
import { loggedFields } from '../assortment/log-product.ts'
import { distinct } from '../assortment/product-parts.ts'
import { columnsOf, type ProductColumns, type StaffFields } from '../product-columns.ts'
import { allCategories, productsWithIds } from '../queries.ts'
import { isSameCategory, mostStock } from '../rules.ts'
import { readFile } from './read-file.ts'
import { type LineError, type ProductLine, readLine } from './read-line.ts'

/** Errors that an answer lists. */
const mostErrors = 200

/** A line that changes a product: how it is now, and the columns to write beside the stock. */
export type FileChange = {
  line: number
  was: StaffProduct
  columns: Partial<ProductColumns>
  /** In units. */
  stockChange: number
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * The outcome of a file: its changes, its errors, and a digest of the changes and the versions that they are based on.
 */
export type FileOutcome = {
  changes: FileChange[]
  errors: LineError[]
  unchanged: number
  /** Lines with another stock than the product has, and no change of it: that column is not read. */
  ignoredStock: number[]
  digest: string
}

/** Shows what a file would change, and what is wrong with its lines. Problems: those of `readFile`. */
export async function previewFile(
  { sql, heldUnits }: Pick<ChangingProducts, 'sql' | 'heldUnits'>,
  bytes: Uint8Array,
): Promise<ProductFilePreview> {
  const lines = linesIn(bytes)
  const { changes, errors, unchanged, ignoredStock, digest } = await inTransaction(sql, (tx) =>
    outcomeOf(tx, heldUnits, lines),
  )
  return {
    key: `${randomUUID()}.${digest}`,
    unchanged,
    ignoredStock,
    changes: changes.map(({ line, was: { product }, before, after }) => ({
      line,
      id: product.id,
      name: product.name,
      before,
      after,
    })),
    wrong: errors.length,
    errors: errors.slice(0, mostErrors),
  }
}

/** The lines of a file, each of which is a change or an error. */
export function linesIn(bytes: Uint8Array): (ProductLine | LineError)[] {
  const seen = new Set<number>()
  return readFile(bytes).map((fileLine) => {
    const read = readLine(fileLine)
    if (!('id' in read)) return read
    if (seen.has(read.id)) return { line: read.line, column: 'Id', reason: 'duplicate_id' }
    seen.add(read.id)
    return read
  })
}

/** The ids of the lines without errors. */
export const idsIn = (lines: readonly (ProductLine | LineError)[]): number[] =>
  lines.flatMap((line) => ('id' in line ? [line.id] : []))

/** Compares the lines of a file with the products as they are in the transaction. */
export async function outcomeOf(
  tx: Transaction,
  heldUnits: HeldUnits,
  lines: readonly (ProductLine | LineError)[],
): Promise<FileOutcome> {
  const entries = await productsWithIds(tx, idsIn(lines))
  const products = new Map(entries.map((entry) => [entry.product.id, entry]))
  const categories = await allCategories(tx)
  const changes: FileChange[] = []
  const errors: LineError[] = []
  const ignoredStock: number[] = []
  let unchanged = 0
  for (const read of lines) {
    const was = 'id' in read ? products.get(read.id) : undefined
    const outcome = 'id' in read ? changeOf(read, was, categories) : read
    if (was && 'id' in read && isStockIgnored(read, was)) ignoredStock.push(read.line)
    if (!outcome) unchanged += 1
    else if ('reason' in outcome) errors.push(outcome)
    else {
      const error = await stockError(tx, heldUnits, outcome)
      if (error) errors.push(error)
      else changes.push(outcome)
    }
  }
  const based = changes.map(({ was: { product, version }, columns, stockChange }) => ({
    id: product.id,
    version,
    columns,
    stockChange,
  }))
  const digest = digestOf(JSON.stringify(based)).slice(0, 32)
  return { changes, errors, unchanged, ignoredStock, digest }
}

/** Whether a line may mean to set the stock where it is for reading alone. It is, too, once units were sold meanwhile. */
const isStockIgnored = ({ stock, change }: ProductLine, { product }: StaffProduct): boolean =>
  stock !== undefined && stock !== product.stock && !change.stockChange

/** The change that a line asks for; undefined when the product is so already. */
function changeOf(
  { line, change }: ProductLine,
  was: StaffProduct | undefined,
  categories: readonly { id: number; name: string }[],
): FileChange | LineError | undefined {
  if (!was) return { line, column: 'Id', reason: 'unknown_id' }
  const { category: named, stockChange = 0, price, tags, ...others } = change
  const category =
    named === undefined ? undefined : categories.find(({ name }) => isSameCategory(name, named))
  if (named !== undefined && !category)
    return { line, column: 'Kategori', reason: 'unknown_category' }
  const fields = loggedFields(was)
  const wanted = {
    ...fields,
    ...defined(others),
    ...(category && { category: category.name }),
    // Tags that are there twice already are no change.
    ...(tags && !isDeepStrictEqual(tags, fields.tags) && { tags: distinct(tags) }),
    ...(price !== undefined && { price: oreOfKr(price) / 100 }),
    stock: fields.stock + stockChange,
  }
  const changed = changedFields(fields, wanted)
  if (!changed) return undefined
  const { stock: _stock, ...edits } = changed.after as Partial<StaffFields>
  const columns = columnsOf({ ...edits, category: 'category' in edits ? category?.id : undefined })
  return { line, was, columns, stockChange, ...changed }
}

async function stockError(
  tx: Transaction,
  heldUnits: HeldUnits,
  { line, was: { product }, stockChange }: FileChange,
): Promise<LineError | undefined> {
  const stock = product.stock + stockChange
  const column = 'Lagerendring'
  if (stockChange > 0 && stock > mostStock) return { line, column, reason: 'stock_too_high' }
  if (stockChange < 0 && stock < (await heldUnits(tx, product.id)))
    return { line, column, reason: 'stock_too_low' }
  return undefined
}

const defined = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
