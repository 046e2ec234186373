import MiniSearch from 'minisearch'
import type { Product } from '../shared/contract/api.d.ts'
import { plain } from './plain.ts'

/**
 * Patches that contain a text, best match first: the name before tags, tags before the description. A word spelled
 * without æ, ø and å ranks like the word itself. Stable within a rank.
 */
export function bestFirst(text: string, products: readonly Product[]): Product[] {
  const wanted = text.trim().toLocaleLowerCase('nb')
  const plainly = plain(wanted)
  const rank = ({ name, tags }: Product): number => {
    const title = name.toLocaleLowerCase('nb')
    const words = wordsOf(title)
    if (title === wanted || plain(title) === plainly) return 0
    if (title.startsWith(wanted)) return 1
    if (words.some((word) => word.startsWith(wanted) || plain(word) === plainly)) return 2
    if (title.includes(wanted)) return 3
    return tags.some((tag) => plain(tag) === plainly) ? 4 : 5
  }
  return products
    .map((product) => ({ product, rank: rank(product) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product)
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u)

const partsOf = ({ name, tags, description }: Product): string[] => [name, ...tags, description]

/**
 * Patches with a word that the text spells without æ, ø, å or accents: 'ol' finds 'øl'. A text with any such letter is
 * taken literally, since its keyboard has them all.
 */
export function spelledPlainly(text: string, products: readonly Product[]): Product[] {
  if (!/^[ -~]*$/.test(text)) return []
  return products.filter((product) =>
    partsOf(product)
      .flatMap(wordsOf)
      .some((word) => plain(word) === plain(text.trim())),
  )
}

/** Patches that contain the text when both are stripped of æ, ø, å and accents: 'pols' is in 'Pølse'. */
export const containingPlainly = (text: string, products: readonly Product[]): Product[] =>
  products.filter((product) =>
    partsOf(product).some((part) => plain(part).includes(plain(text.trim()))),
  )

/** Fuzzy matches that score below this share of the best score are noise. */
const leastShare = 0.35

/**
 * Fuzzy matches of a text, in the order of the patches: each word of the text, in any order, is a prefix of a word of
 * the patch or within an edit distance of one or two. Accents are ignored.
 */
export function similarTo(text: string, products: readonly Product[]): Product[] {
  const index = new MiniSearch<Product>({
    fields: ['name', 'tags', 'category', 'description'],
    extractField: (product, field) =>
      field === 'tags' ? product.tags.join(' ') : String(product[field as keyof Product]),
    processTerm: plain,
  })
  index.addAll(products)
  const words = wordsOf(text).filter(Boolean)
  const found = index.search(
    {
      combineWith: 'AND',
      queries: words.map((word) => ({
        combineWith: 'OR',
        queries: [word, { queries: swapped(word), fuzzy: false }],
      })),
    },
    {
      prefix: (word) => word.length >= 3,
      fuzzy: (word) => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2),
      boost: { name: 3, tags: 2 },
    },
  )
  const best = found[0]?.score ?? 0
  const close = new Set(
    found.filter(({ score }) => score >= best * leastShare).map(({ id }) => Number(id)),
  )
  return products.filter(({ id }) => close.has(id))
}

/**
 * A four-letter word with two neighbouring letters swapped. Longer words need no such variants: their edit distance of
 * two covers a swap.
 */
const swapped = (word: string): string[] =>
  word.length === 4
    ? [0, 1, 2].map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
    : []
