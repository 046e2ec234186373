import type { Article } from './article.ts'

/** Most products of 'Best for deg' (specification, section 2). */
const mostRelated = 6

type Labelled = Pick<Article, 'id' | 'category' | 'tags'>

/**
 * 'Best for deg': up to six articles that share their category or a tag with the cart, most shared first, none from the
 * cart itself (specification, sections 2 and 9). Colours are tags too. Of those that share as much, the first come first.
 */
export function relatedArticles<Item extends Labelled>(
  articles: readonly Item[],
  inCart: readonly Labelled[],
): readonly Item[] {
  const taken = new Set(inCart.map(({ id }) => id))
  const [categories, tags] = [
    new Set(inCart.map(({ category }) => category)),
    new Set(inCart.flatMap((one) => one.tags)),
  ]
  const sharedBy = (one: Item): number =>
    Number(categories.has(one.category)) +
    [...new Set(one.tags)].filter((tag) => tags.has(tag)).length
  return articles
    .filter(({ id }) => !taken.has(id))
    .map((article) => ({ article, shared: sharedBy(article) }))
    .filter(({ shared }) => shared > 0)
    .sort((one, other) => other.shared - one.shared)
    .slice(0, mostRelated)
    .map(({ article }) => article)
}
