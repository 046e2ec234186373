import MiniSearch from 'minisearch'
import type { Product } from '../shared/contract/api.d.ts'

/**
 * Patches that contain a text, those first whose name says it most plainly. Within the same rank the
 * order stays as it was.
 */
export function bestFirst(text: string, products: readonly Product[]): Product[] {
  const wanted = text.trim().toLocaleLowerCase('nb')
  const rank = ({ name, tags }: Product): number => {
    const title = name.toLocaleLowerCase('nb')
    if (title === wanted) return 0
    if (title.startsWith(wanted)) return 1
    if (title.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 2
    if (title.includes(wanted)) return 3
    return tags.some((tag) => tag.toLocaleLowerCase('nb') === wanted) ? 4 : 5
  }
  return products
    .map((product) => ({ product, rank: rank(product) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product)
}

/** A match that is worth less than this share of the best one is a coincidence. */
const leastShare = 0.35

/**
 * Patches that come close to a text: every word of it, in any order, is the beginning of one of theirs
 * or differs from it by a letter or two; accents do not count. The order of the patches stays.
 */
export function similarTo(text: string, products: readonly Product[]): Product[] {
  const index = new MiniSearch<Product>({
    fields: ['name', 'tags', 'category', 'description'],
    extractField: (product, field) =>
      field === 'tags' ? product.tags.join(' ') : String(product[field as keyof Product]),
    processTerm: plain,
  })
  index.addAll(products)
  const found = index.search(text, {
    combineWith: 'AND',
    prefix: (word) => word.length >= 3,
    fuzzy: (word) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2),
    boost: { name: 3, tags: 2 },
  })
  const best = found[0]?.score ?? 0
  const close = new Set(
    found.filter(({ score }) => score >= best * leastShare).map(({ id }) => Number(id)),
  )
  return products.filter(({ id }) => close.has(id))
}

/** A word as people type it who have no æ, ø and å, or are in a hurry. */
const plain = (word: string): string =>
  word
    .toLocaleLowerCase('nb')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa|ae/g, 'a')
    .replaceAll('oe', 'o')
