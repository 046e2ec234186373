import type { ProductChange, StaffProduct } from '../../shared/contract/api.d.ts'
import { folded, productTitles } from '../rules.ts'

/** A field of a change, the id, or the stock, which is for reading alone. */
export type Field = keyof Omit<ProductChange, 'version'> | 'id' | 'stock'

const { name, category, price, stock: _stock, tags, ...others } = productTitles

const titles: Record<Field, string> = {
  id: 'Id',
  name,
  category,
  price,
  stock: 'Lager nå',
  stockChange: 'Lagerendring',
  tags,
  ...others,
}

type Column = { title: string; field: Field }

/** The columns of a file of products, in their order. */
export const columns: readonly Column[] = Object.entries(titles).map(([field, title]) => ({
  title,
  field: field as Field,
}))

/** The column with a title, whatever its case. */
export const columnTitled = (title: string): Column | undefined =>
  columns.find((column) => folded(column.title) === folded(title))

/** A product's cell in the column of a field. */
export function cellOf({ product, isHidden }: StaffProduct, field: Field): string {
  const value = { ...product, isHidden, stockChange: '' }[field]
  if (typeof value === 'boolean') return value ? 'ja' : 'nei'
  if (typeof value === 'number') return String(value).replace('.', ',')
  return Array.isArray(value) ? value.join(', ') : value
}
