import { createRelated, matchesFilters, type ProductFilters } from '../rules.ts'
import type { Article } from './article.ts'
import { inSlices } from './in-slices.ts'

/**
 * The articles that share most with a cart, of those that match the filters. `list` gives the articles of a category or
 * with a tag. The rarest of these are read first: what is in none of them shares less, and is not read if there are
 * enough.
 */
export async function relatedArticles(
  inCart: Parameters<typeof createRelated>[0],
  filters: ProductFilters,
  list: (label: ProductFilters) => Promise<readonly Article[]>,
): Promise<readonly Article[]> {
  const lists: (readonly Article[])[] = []
  for (const category of new Set(inCart.map((one) => one.category)))
    lists.push(await list({ category }))
  for (const tag of new Set(inCart.flatMap(({ tags }) => tags)))
    lists.push(await list({ tags: [tag] }))
  lists.sort((one, other) => one.length - other.length)

  const related = createRelated<Article>(inCart)
  for (const [read, articles] of lists.entries()) {
    const left = lists.length - read
    if (related.isFull(left + 1)) break
    await inSlices(articles, (article) => {
      if (matchesFilters(article, filters)) related.add(article)
    })
  }
  return related.best()
}
