import type { Product } from '../../shared/contract/api.d.ts'

/** Filters that are on or off: one that is on matches the products whose field of that name is true. */
export const flags = ['isNew', 'isPopular', 'isGlowInDark'] as const
export type Flag = (typeof flags)[number]

/** An object with a value for each flag. */
export const byFlag = <Value>(value: (flag: Flag) => Value) =>
  Object.fromEntries(flags.map((flag) => [flag, value(flag)])) as Record<Flag, Value>

/** Filters of a list of products; an undefined filter matches all products. */
export type ProductFilters = {
  ids?: readonly number[] | undefined
  category?: string | undefined
  tags?: readonly string[] | undefined
  search?: string | undefined
} & { [Name in Flag]?: boolean | undefined }

/** The entry of the category filter that means no filter. */
export const allPatches = 'Alle patcher'

/** Whether two texts name the same category, ignoring case, surrounding blanks and the Unicode form of accents. */
export const isSameCategory = (one: string, other: string): boolean => folded(one) === folded(other)

/** A text as the search compares it: without surrounding blanks, in lower case, with composed accents. */
export const folded = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('nb')

/** Whether the name, a tag or the description contains the text, ignoring case. */
function matchesSearch(product: Pick<Product, 'name' | 'tags' | 'description'>, text: string) {
  return [product.name, ...product.tags, product.description].some((part) =>
    folded(part).includes(folded(text)),
  )
}

/** Filters of different kinds combine with 'and', several tags with 'or' (listProducts in openapi.yaml). */
export function matchesFilters(product: Omit<Product, 'stock'>, filters: ProductFilters): boolean {
  const { ids, category, tags, search } = filters
  return (
    (!ids || ids.includes(product.id)) &&
    (!category?.trim() ||
      isSameCategory(category, allPatches) ||
      isSameCategory(category, product.category)) &&
    (!tags?.length || tags.some((tag) => product.tags.includes(tag))) &&
    (!search?.trim() || matchesSearch(product, search)) &&
    flags.every((flag) => !filters[flag] || product[flag])
  )
}
