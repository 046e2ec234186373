import type { Product, StaffProduct } from '../shared/contract/api.d.ts'
import { oreOfKr } from '../shared/money.ts'
import { productTitles, type StaffField } from './rules.ts'

type Fields = Omit<Product, 'imageColour'> &
  Omit<StaffProduct, 'product'> & { photoColour: string | null }

/** The column of each field of a product. That of the price is in øre, that of the category has its id. */
export const productColumns = {
  id: 'id',
  name: 'name',
  description: 'description',
  image: 'image',
  photoColour: 'photo_colour',
  price: 'price_ore',
  category: 'category_id',
  tags: 'tags',
  rating: 'rating',
  reviewCount: 'review_count',
  stock: 'stock',
  isNew: 'is_new',
  isPopular: 'is_popular',
  isGlowInDark: 'is_glow_in_dark',
  createdAt: 'created_at',
  isHidden: 'is_hidden',
  version: 'version',
} as const satisfies Record<keyof Fields, string>

/** The names of the fields that staff set, and their values; the price in kr. */
export const staffFields = Object.keys(productTitles) as StaffField[]
export type StaffFields = Pick<Fields, StaffField>

/** Fields to write: the price in kr, but the category by its id. */
type Written = Omit<Fields, 'category' | 'createdAt'> & { category: number; createdAt: Date }

type ColumnsOf<Some> = {
  [Field in keyof Some as Field extends keyof Fields
    ? (typeof productColumns)[Field]
    : never]: Exclude<Some[Field], undefined>
}

/** The columns of a product with their values. */
export type ProductColumns = ColumnsOf<Written>

/** The columns of these fields, texts without surrounding blanks; undefined fields are left out. */
export function columnsOf<Some extends { [Field in keyof Written]?: Written[Field] | undefined }>(
  fields: Some,
): ColumnsOf<Some> {
  const columns = Object.entries({ ...fields, price: fields.price && oreOfKr(fields.price) })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [
      productColumns[field as keyof Fields],
      typeof value === 'string' ? value.trim() : value,
    ])
  return Object.fromEntries(columns) as ColumnsOf<Some>
}
