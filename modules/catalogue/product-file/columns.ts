import type { ProductChange, StaffProduct } from '../../shared/contract/api.d.ts'
import { folded } from '../rules.ts'

/** A field of a change, the id, or the stock, which is for reading alone. */
export type Field = keyof Omit<ProductChange, 'version'> | 'id' | 'stock'

type Column = { title: string; field: Field; cellOf(entry: StaffProduct): string }

const yesOrNo = (value: boolean) => (value ? 'ja' : 'nei')

/** The columns of a file of products, in their order. */
export const columns: readonly Column[] = [
  { title: 'Id', field: 'id', cellOf: ({ product }) => String(product.id) },
  { title: 'Navn', field: 'name', cellOf: ({ product }) => product.name },
  { title: 'Kategori', field: 'category', cellOf: ({ product }) => product.category },
  {
    title: 'Pris (kr)',
    field: 'price',
    cellOf: ({ product }) => String(product.price).replace('.', ','),
  },
  { title: 'Lager nå', field: 'stock', cellOf: ({ product }) => String(product.stock) },
  { title: 'Lagerendring', field: 'stockChange', cellOf: () => '' },
  { title: 'Merkelapper', field: 'tags', cellOf: ({ product }) => product.tags.join(', ') },
  { title: 'Beskrivelse', field: 'description', cellOf: ({ product }) => product.description },
  { title: 'Ny', field: 'isNew', cellOf: ({ product }) => yesOrNo(product.isNew) },
  { title: 'Populær', field: 'isPopular', cellOf: ({ product }) => yesOrNo(product.isPopular) },
  {
    title: 'Lyser i mørket',
    field: 'isGlowInDark',
    cellOf: ({ product }) => yesOrNo(product.isGlowInDark),
  },
  { title: 'Skjult', field: 'isHidden', cellOf: ({ isHidden }) => yesOrNo(isHidden) },
]

/** The column with a title, whatever its case. */
export const columnTitled = (title: string): Column | undefined =>
  columns.find((column) => folded(column.title) === folded(title))
