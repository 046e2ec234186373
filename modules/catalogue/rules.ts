import type { Product } from '../shared/contract/api.d.ts'

export { patchOfTheDay, patchOfTheWeek } from './featured.ts'
export { keywordsFor } from './keywords.ts'
export { related } from './related.ts'

/** Designs in the data files, as the shop's texts name them. */
export const designCount = 352

/** The patch made from a customer's own picture (specification, sections 3 and 9). */
export const customPatch = {
  id: 999_999,
  name: 'Tilpasset patch',
  priceKr: 149,
  minimumQuantity: 10,
  /**
   * Limits on an uploaded picture: bytes of the file, pixels in all and pixels per side. Phones call 8192 x 6144 '50
   * megapixels'. A very long and thin picture takes a decoder minutes.
   */
  mostBytes: 5 * 1024 * 1024,
  mostPixels: 52_000_000,
  longestSide: 20_000,
  /**
   * Limit on the longer side of the stored picture, in pixels: half of a phone's 8160, and 1000 per inch of a 10 cm
   * patch.
   */
  keptSide: 4080,
} as const

/** Widths in pixels in which a patch's picture exists beside its drawing. */
export const pictureWidths = [160, 320, 640] as const

/**
 * The path of a patch's picture in another width and format: /patches/1-ab.svg or .webp becomes /patches/1-ab-320.avif.
 */
export const pictureAt = (
  image: string,
  width: (typeof pictureWidths)[number],
  form: 'avif' | 'webp' | 'png',
): string => image.replace(/[.](svg|webp)$/, `-${width}.${form}`)

/** Whether the picture is a photo that staff uploaded, as opposed to a drawing. */
export const isPhoto = (image: string): boolean => image.endsWith('.webp')

/** The entry of the category filter that means no filter. */
export const allPatches = 'Alle patcher'

/** Whether two texts name the same category, ignoring case, surrounding blanks and the Unicode form of accents. */
export const isSameCategory = (one: string, other: string): boolean => folded(one) === folded(other)

/** Stock at or below which a patch shows how few are left. */
export const lowStock = 5

/** Stock below which staff are warned that a patch runs low. */
export const reorderStock = 10

/** Limit on the stock of one patch. */
export const mostStock = 1_000_000

/** The colour filter with its fixed counts (specification, section 2, /products). */
export const colours = [
  { tag: 'black', label: 'Svart', count: 42 },
  { tag: 'white', label: 'Hvit', count: 38 },
  { tag: 'red', label: 'Rød', count: 35 },
  { tag: 'blue', label: 'Blå', count: 18 },
  { tag: 'yellow', label: 'Gul', count: 16 },
  { tag: 'green', label: 'Grønn', count: 14 },
  { tag: 'pink', label: 'Rosa', count: 8 },
  { tag: 'orange', label: 'Oransje', count: 6 },
  { tag: 'purple', label: 'Lilla', count: 4 },
  { tag: 'gray', label: 'Grå', count: 3 },
] as const

/** Limit on the patches that the search box suggests (specification, sections 2 and 9). */
export const suggestedProducts = 3

const folded = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('nb')

/** Limit on the ids of one call. */
export const mostIds = 200

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

/** The filters in the URL of /products. The type makes the compiler report a missing one. */
const pageFilters: Record<Exclude<keyof ProductFilters, 'ids'>, true> = {
  category: true,
  search: true,
  tags: true,
  ...byFlag(() => true),
}

/** All query parameters of /products; they are part of the page cache's key. */
export const catalogueParameters: readonly string[] = [
  ...Object.keys(pageFilters),
  'sort',
  'view',
  'page',
]

/** Sort orders of /products, in the order of its menu. */
export const sortOrders = ['popular', 'name', 'price-asc', 'price-desc', 'newest'] as const
export type SortOrder = (typeof sortOrders)[number]

/**
 * Rating times number of reviews (specification, section 9). The rating is in integer tenths, so that ties are exact.
 */
const popularity = (product: Pick<Product, 'rating' | 'reviewCount'>) =>
  Math.round(product.rating * 10) * product.reviewCount

const byName = new Intl.Collator('nb-NO')

const comparisons: Record<SortOrder, (a: Product, b: Product) => number> = {
  popular: (a, b) => popularity(b) - popularity(a) || b.rating - a.rating || a.id - b.id,
  name: (a, b) => byName.compare(a.name, b.name) || a.id - b.id,
  'price-asc': (a, b) => a.price - b.price || a.id - b.id,
  'price-desc': (a, b) => b.price - a.price || a.id - b.id,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id,
}

/** A sorted copy. Every order ends with the id, so that it is deterministic. */
export const sortProducts = (products: readonly Product[], order: SortOrder): Product[] =>
  [...products].sort(comparisons[order])

/** Whether the name, a tag or the description contains the text, ignoring case. */
function matchesSearch(product: Pick<Product, 'name' | 'tags' | 'description'>, text: string) {
  return [product.name, ...product.tags, product.description].some((part) =>
    folded(part).includes(folded(text)),
  )
}

/** Filters of different kinds combine with 'and', several tags with 'or' (decisions). */
export function matchesFilters(product: Product, filters: ProductFilters): boolean {
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
