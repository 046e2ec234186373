import { matchesFilters, type ProductFilters } from '../rules.ts'
import type { Article } from './article.ts'
import { type LabelMemory, labelsIn, labelsOf } from './labels.ts'

/** Most products of 'Best for deg' (specification, section 2). */
export const mostRelated = 6

/**
 * 'Best for deg': up to six articles that share their category or a tag with the cart, most shared first, none from the
 * cart itself (specification, sections 2 and 9). Colours are tags too. Of those that share as much, the most popular.
 * Filters leave out what does not match; the articles are sorted by popularity.
 */
export async function relatedArticles(
  articles: readonly Article[],
  memory: LabelMemory,
  inCart: readonly Pick<Article, 'id' | 'category' | 'tags'>[],
  filters: ProductFilters,
): Promise<readonly Article[]> {
  const { vocabulary, numbers } = await labelsIn(articles, memory)
  const { tokens, ends } = numbers
  const taken = new Set(inCart.map(({ id }) => id))
  const labels = new Set(inCart.flatMap(labelsOf))
  const isShared = new Uint8Array(vocabulary.words.length)
  for (const label of labels) {
    const number = vocabulary.find(label)
    if (number !== undefined) isShared[number] = 1
  }

  /** The first articles that share one thing with the cart, two things, and so on. */
  const byShared = Array.from(labels, (): Article[] => [])
  let token = 0
  for (const [position, end] of ends.entries()) {
    let shared = 0
    for (; token < end; token++) shared += isShared[tokens[token] ?? 0] ?? 0
    const found = byShared[shared - 1]
    if (!found || found.length === mostRelated) continue
    const article = articles[position]
    if (article && !taken.has(article.id) && matchesFilters(article, filters)) found.push(article)
  }
  return byShared.toReversed().flat().slice(0, mostRelated)
}
