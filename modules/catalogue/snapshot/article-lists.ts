import { createAnswerCache } from '../../shared/answer-cache.ts'
import { comparisons, matchesFilters, type ProductFilters, type SortOrder } from '../rules.ts'
import type { Article } from './article.ts'
import { createSlices } from './in-slices.ts'

/** Most bytes of kept lists, with 8 per article. */
const mostBytes = 4_000_000
/** Above this number of removed and added articles, lists are made again on demand instead of being updated. */
const mostChanged = 40

type Wanted = { filters: ProductFilters; order: SortOrder }
type ArticleList = Wanted & { articles: readonly Article[] }

/** A change from one version to the next: articles that are no more, and new ones. One that is changed is both. */
export type Change = { gone: readonly Article[]; added: readonly Article[] }

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
  { gone, added }: Change,
): Promise<ArticleLists> {
  const lists = createArticleLists()
  if (gone.length + added.length > mostChanged) return lists
  const slices = createSlices()
  // Noted first: requests that still read the version before reorder its lists meanwhile.
  for (const [name, { filters, order, articles }] of [...before.kept()]) {
    const matching = added.filter((article) => matchesFilters(article, filters))
    const after = listAfter(articles, { gone, added: matching }, comparisons[order])
    lists.set(name, { filters, order, articles: after })
    if (slices.isOver()) await slices.next()
  }
  return lists
}

/** A sorted list after a change, by which each article has a place of its own. One that stays the same is shared. */
export function listAfter(
  list: readonly Article[],
  { gone, added }: Change,
  compare: (a: Article, b: Article) => number,
): readonly Article[] {
  const placeOf = (article: Article) => firstAt(after, (other) => compare(other, article) >= 0)
  let after = list
  /** Copied once: the lists of 35,000 products are large. */
  const change = (place: number, removed: number, ...inserted: Article[]) => {
    const copy = after === list ? [...list] : (after as Article[])
    copy.splice(place, removed, ...inserted)
    after = copy
  }
  for (const article of gone) {
    const place = placeOf(article)
    if (after[place] === article) change(place, 1)
  }
  for (const article of added) change(placeOf(article), 0, article)
  return after
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
