import { createRelated, matchesFilters, type ProductFilters } from '../rules.ts'
import type { Article } from './article.ts'
import type { Change } from './article-lists.ts'
import { inSlices } from './in-slices.ts'

type Described = Pick<Article, 'id' | 'category' | 'tags'>

/** The articles of each category and with each tag. */
type ByLabel = ReadonlyMap<string, readonly Article[]>

/** Finds the articles of a version that share most with a cart. */
export type RelatedArticles = {
  /** The best few of those that match the filters. */
  to(inCart: readonly Described[], filters: ProductFilters): Promise<readonly Article[]>
  /** That of the next version. */
  after(change: Change, articles: readonly Article[]): RelatedArticles
}

/** `known` are the labels of these articles, if an earlier version has been asked. */
export function createRelatedArticles(
  articles: readonly Article[],
  known?: Promise<ByLabel>,
): RelatedArticles {
  let byLabel = known
  return {
    /** Reads the rarest labels first: what has none of them shares little, and is not read when there is better. */
    async to(inCart, filters) {
      byLabel ??= labelled(articles)
      const all = await byLabel
      const labels = [...new Set(inCart.flatMap(labelsOf))]
      const lists = labels
        .map((label) => all.get(label) ?? [])
        .sort((one, other) => one.length - other.length)
      const related = createRelated<Article>(inCart)
      let left = lists.length
      for (const list of lists) {
        if (related.isFull(left + 1)) break
        await inSlices(list, (article) => {
          if (matchesFilters(article, filters)) related.add(article)
        })
        left--
      }
      return related.best()
    },
    after: (change, next) =>
      createRelatedArticles(
        next,
        byLabel?.then((all) => labelledAfter(all, change)),
      ),
  }
}

const labelsOf = ({ category, tags }: Described): string[] => [
  `category ${category}`,
  ...new Set(tags.map((tag) => `tag ${tag}`)),
]

async function labelled(articles: readonly Article[]): Promise<ByLabel> {
  const byLabel = new Map<string, Article[]>()
  await inSlices(articles, (article) => {
    for (const label of labelsOf(article)) {
      const list = byLabel.get(label)
      if (list) list.push(article)
      else byLabel.set(label, [article])
    }
  })
  return byLabel
}

function labelledAfter(all: ByLabel, { gone, added }: Change): ByLabel {
  const isGone = new Set(gone)
  const after = new Map(all)
  for (const label of new Set([...gone, ...added].flatMap(labelsOf))) {
    const kept = all.get(label)?.filter((article) => !isGone.has(article)) ?? []
    const list = [...kept, ...added.filter((article) => labelsOf(article).includes(label))]
    if (list.length > 0) after.set(label, list)
    else after.delete(label)
  }
  return after
}
