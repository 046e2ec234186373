import { createAnswerCache } from '../../shared/answer-cache.ts'
import { comparisons, matchesFilters, type ProductFilters, type SortOrder } from '../rules.ts'
import type { Article } from './article.ts'
import { createSlices } from './in-slices.ts'

/** Most bytes of kept lists, with 8 per article. */
const mostBytes = 8_000_000
/** With more changed products than this, lists are made anew when they are asked for. */
const mostChanged = 20

type Wanted = { filters: ProductFilters; order: SortOrder }
type ArticleList = Wanted & { articles: readonly Article[] }

/** A change from one version to the next: articles with these ids have changed or gone, `changed` are those on offer. */
export type Change = { ids: ReadonlySet<number>; changed: readonly Article[] }

export type ArticleLists = ReturnType<typeof createArticleLists>

/** The lists of a version that were asked for. */
export function createArticleLists() {
  const lists = createAnswerCache<ArticleList>(
    mostBytes,
    ({ articles }) => 100 + 8 * articles.length,
  )
  return {
    kept: lists.kept,
    set: lists.set,
    /** The articles that match, in this order. */
    async get(
      wanted: Wanted,
      make: () => Promise<readonly Article[]>,
    ): Promise<readonly Article[]> {
      const name = `${wanted.order} ${JSON.stringify(wanted.filters)}`
      return (await lists.get(name, async () => ({ ...wanted, articles: await make() }))).articles
    },
  }
}

/** The same lists after a change. One that it does not touch is shared. Other requests take their turns meanwhile. */
export async function listsAfter(
  before: ArticleLists,
  { ids, changed }: Change,
): Promise<ArticleLists> {
  const lists = createArticleLists()
  if (ids.size > mostChanged) return lists
  const slices = createSlices()
  for (const [name, { filters, order, articles }] of before.kept()) {
    const matching = changed.filter((article) => matchesFilters(article, filters))
    const after = listAfter(articles, { ids, changed: matching }, comparisons[order])
    lists.set(name, { filters, order, articles: after })
    if (slices.isOver()) await slices.next()
  }
  return lists
}

/** A sorted list after a change. */
export function listAfter(
  list: readonly Article[],
  { ids, changed }: Change,
  compare: (a: Article, b: Article) => number,
): readonly Article[] {
  const isTouched = list.some(({ id }) => ids.has(id))
  const same = isTouched ? list.filter(({ id }) => !ids.has(id)) : list
  if (changed.length === 0) return same
  const parts: (readonly Article[])[] = []
  let from = 0
  for (const article of [...changed].sort(compare)) {
    const to = firstAt(same, (other) => compare(other, article) > 0)
    parts.push(same.slice(from, to), [article])
    from = to
  }
  return ([] as Article[]).concat(...parts, same.slice(from))
}

/** The first position at which something is true that is true from there on; the length if there is none. */
export function firstAt<Item>(list: readonly Item[], isThere: (item: Item) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = list[middle]
    if (item !== undefined && isThere(item)) high = middle
    else low = middle + 1
  }
  return low
}
