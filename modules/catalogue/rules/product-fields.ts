import type { Product, ProductChange } from '../../shared/contract/api.d.ts'

/** The fields of a product that are on or off, and that staff can turn on for a new one. */
export const productFlags = [
  'isNew',
  'isPopular',
  'isGlowInDark',
] as const satisfies readonly (keyof Product)[]
export type ProductFlag = (typeof productFlags)[number]

/** An object with a value for each flag of a product. */
export const byProductFlag = <Value>(value: (flag: ProductFlag) => Value) =>
  Object.fromEntries(productFlags.map((flag) => [flag, value(flag)])) as Record<ProductFlag, Value>

/** A field of a product that staff set. */
export type StaffField = Exclude<keyof ProductChange, 'stockChange' | 'version'> | 'stock'

/** The labels of the fields that staff set, in the order in which the log shows them. */
export const productTitles = {
  name: 'Navn',
  description: 'Beskrivelse',
  category: 'Kategori',
  price: 'Pris (kr)',
  tags: 'Merkelapper',
  stock: 'Lager',
  isNew: 'Ny',
  isPopular: 'Populær',
  isGlowInDark: 'Lyser i mørket',
  isHidden: 'Skjult',
} as const satisfies Record<StaffField, string>
