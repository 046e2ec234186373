import type { Product } from '../shared/contract/api.d.ts'

export { patchOfTheDay, patchOfTheWeek } from './featured.ts'
export { keywordsFor } from './keywords.ts'
export { related } from './related.ts'

/** The patch made from a customer's own picture (specification, sections 3 and 9). */
export const customPatch = {
  id: 999_999,
  name: 'Tilpasset patch',
  priceKr: 149,
  minimumQuantity: 10,
  /**
   * Of the picture's file; of the picture, which phones call 50 megapixels up to 8192 x 6144; and of each of its
   * sides, as a thread of pixels takes a decoder minutes.
   */
  mostBytes: 5 * 1024 * 1024,
  mostPixels: 52_000_000,
  longestSide: 20_000,
  /** Pixels of the longer side that are kept: half of a phone's 8160, and 1000 to the inch of a 10 cm patch. */
  keptSide: 4080,
} as const

/** The widths, in pixels, in which a patch's picture is there beside its drawing. */
export const pictureWidths = [160, 320, 640] as const

/** The address of a patch's picture in another form: /patches/1-ab.svg, or .webp, is there as /patches/1-ab-320.avif. */
export const pictureAt = (
  image: string,
  width: (typeof pictureWidths)[number],
  form: 'avif' | 'webp' | 'png',
): string => image.replace(/[.](svg|webp)$/, `-${width}.${form}`)

/** Whether a patch's picture is a photo that staff uploaded, and no drawing. */
export const isPhoto = (image: string): boolean => image.endsWith('.webp')

/** The category entry that means no filter. */
export const allPatches = 'Alle patcher'

/** Whether two texts name the same category: case, surrounding blanks and the encoding of accents do not count. */
export const isSameCategory = (one: string, other: string): boolean => folded(one) === folded(other)

/** Stock at or below which a patch says how few are left. */
export const lowStock = 5

/** Units below which staff are told that a patch runs low. */
export const reorderStock = 10

/** Units of one patch that the stock has at most. */
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

/** Patches that the search box suggests at most (specification, sections 2 and 9). */
export const suggestedProducts = 3

const folded = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('nb')

/** Ids that one call can ask for. */
export const mostIds = 200

export type ProductFilters = {
  ids?: readonly number[] | undefined
  category?: string | undefined
  tags?: readonly string[] | undefined
  search?: string | undefined
  isNew?: boolean | undefined
  isPopular?: boolean | undefined
  isGlowInDark?: boolean | undefined
}

/** The filters that the address of /products can name; one that is missing here does not compile. */
const pageFilters: Record<Exclude<keyof ProductFilters, 'ids'>, true> = {
  category: true,
  search: true,
  tags: true,
  isNew: true,
  isPopular: true,
  isGlowInDark: true,
}

/** All parameters of /products, which the page cache keeps apart. */
export const catalogueParameters: readonly string[] = [
  ...Object.keys(pageFilters),
  'sort',
  'view',
  'page',
]

export const sortOrders = ['popular', 'name', 'price-asc', 'price-desc', 'newest'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Rating, in tenths so that ties are exact, times number of reviews (specification, section 9). */
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

/** A sorted copy; every order ends in the id, so that it is the same each time. */
export const sortProducts = (products: readonly Product[], order: SortOrder): Product[] =>
  [...products].sort(comparisons[order])

/** Name, one of the tags or the description contains the text, whatever its case. */
function matchesSearch(product: Pick<Product, 'name' | 'tags' | 'description'>, text: string) {
  return [product.name, ...product.tags, product.description].some((part) =>
    folded(part).includes(folded(text)),
  )
}

/** Filters of different kinds combine with and; several tags with or (decisions). */
export function matchesFilters(product: Product, filters: ProductFilters): boolean {
  const { ids, category, tags, search } = filters
  return (
    (!ids || ids.includes(product.id)) &&
    (!category?.trim() ||
      isSameCategory(category, allPatches) ||
      isSameCategory(category, product.category)) &&
    (!tags?.length || tags.some((tag) => product.tags.includes(tag))) &&
    (!search?.trim() || matchesSearch(product, search)) &&
    (!filters.isNew || product.isNew) &&
    (!filters.isPopular || product.isPopular) &&
    (!filters.isGlowInDark || product.isGlowInDark)
  )
}
