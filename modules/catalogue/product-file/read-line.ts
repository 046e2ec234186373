import type { ProductChange, ProductFilePreview } from '../../shared/contract/api.d.ts'
import * as schemas from '../../shared/contract/schemas.ts'
import { columns, type Field } from './columns.ts'
import type { FileLine } from './read-file.ts'

export type LineError = ProductFilePreview['errors'][number]
/** `stock` is what the column for reading alone has: units, or a text that is no number; undefined for nothing. */
export type ProductLine = {
  line: number
  id: number
  change: Omit<ProductChange, 'version'>
  stock: unknown
}

/**
 * The change that a line of a file asks for, by the contract's rules for a change of a product; or the error in the
 * line.
 */
export function readLine({ line, cells }: FileLine): ProductLine | LineError {
  if (!cells) return { line, column: null, reason: 'cells' }
  const id = /^\s*([1-9]\d{0,8})\s*$/.exec(cells.get('id') ?? '')?.[1]
  if (!id) return { line, column: 'Id', reason: 'malformed' }
  const values = Object.fromEntries(
    [...cells].flatMap(([field, cell]) =>
      field === 'id' || field === 'stock' ? [] : [[field, cellValue(field, cell)] as const],
    ),
  )
  const { success, data, error } = schemas.ProductChange.safeParse(values)
  if (success) {
    const stock = cells.get('stock')?.trim()
    const change = data as ProductChange
    return { line, id: Number(id), change, stock: stock ? numberIn(stock, wholeNumber) : undefined }
  }
  const field = error.issues[0]?.path[0]
  const column = columns.find((one) => one.field === field)?.title ?? null
  return { line, column, reason: 'malformed' }
}

const wholeNumber = /^[+-]?\d+$/

/**
 * The value of a cell, by the type that the contract has for its field; a text that is none of that type stays a text,
 * which the contract refuses.
 */
function cellValue(field: Exclude<Field, 'id' | 'stock'>, cell: string): unknown {
  if (field === 'stockChange') return cell.trim() === '' ? 0 : numberIn(cell, wholeNumber)
  switch (schemas.ProductChange.shape[field].unwrap().type) {
    case 'array':
      return cell
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean)
    case 'boolean':
      return flags.get(cell.trim().toLowerCase()) ?? cell
    case 'number':
      return numberIn(cell, /^\d+([.,]\d{1,2})?$/)
    default:
      return cell.replaceAll('\r\n', '\n').trim()
  }
}

/** A number as Norwegians write it: with blanks between thousands, and a comma or point before the øre. */
function numberIn(cell: string, form: RegExp): unknown {
  const digits = cell.replace(/\s/g, '').replace('\u2212', '-')
  return form.test(digits) ? Number(digits.replace(',', '.')) : cell
}

/** Spreadsheets in Norwegian and English make words of their own of truth values. */
const flags = new Map([
  ...['ja', 'sann', 'true', '1', 'x'].map((word) => [word, true] as const),
  ...['nei', 'usann', 'false', '0'].map((word) => [word, false] as const),
])
