import type { Product } from '../shared/contract/api.d.ts'
import { plain } from './plain.ts'

/**
 * Patches that contain a text, best match first: the name before tags, tags before the description. A word spelled
 * without æ, ø and å ranks like the word itself. Stable within a rank.
 */
export function bestFirst<Item extends Pick<Product, 'name' | 'tags'>>(
  text: string,
  products: readonly Item[],
): Item[] {
  const wanted = text.trim().toLocaleLowerCase('nb')
  const plainly = plain(wanted)
  const rank = ({ name, tags }: Item): number => {
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
