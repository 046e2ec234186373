import { createAnswerCache } from '../../shared/promises/answer-cache.ts'
import { comparisons, matchesFilters, type ProductFilters, type SortOrder } from '../rules.ts'
import type { Article } from './article.ts'

/** Most bytes of kept lists, with 8 per article. */
const mostBytes = 4_000_000
/** Above this number of removed and added articles, a list is made again instead of being updated. */
const mostChanged = 40

type Wanted = { filters: ProductFilters; order: SortOrder }

/** A list as of a version. */
type KeptList = { version: number; articles: readonly Article[] }

/** A change from one version to the next: articles that are no more, and new ones. One that is changed is both. */
export type Change = { gone: readonly Article[]; added: readonly Article[] }

/** The lists that were asked for, as one version has them. */
export type ArticleLists = {
  /** The articles that match, in this order. */
  get(wanted: Wanted, make: () => Promise<readonly Article[]>): Promise<readonly Article[]>
  /** The lists of the next version. */
  after(change: Change): ArticleLists
}

/**
 * All versions share their lists. One that was asked for before a change follows it when it is asked for again, so that
 * a change takes no time for the others.
 */
export function createArticleLists(): ArticleLists {
  const lists = createAnswerCache<KeptList>(mostBytes, ({ articles }) => 100 + 8 * articles.length)
  /** The changes that led to the latest versions, the newest last. */
  const changes: Change[] = []
  let latest = 0
  return ofVersion(latest)

  function ofVersion(version: number): ArticleLists {
    return {
      async get(wanted, make) {
        const name = `${wanted.order} ${JSON.stringify(wanted.filters)}`
        const kept = await lists.get(name, async () => ({ version, articles: await make() }))
        if (kept.version === version) return kept.articles
        // A request may still read an old version.
        if (kept.version > version) return make()
        const change = changeBetween(kept.version, version)
        const articles = change ? matchingAfter(kept.articles, change, wanted) : await make()
        lists.set(name, { version, articles })
        return articles
      },
      after(change) {
        if (version !== latest || sizeOf(change) > mostChanged) return createArticleLists()
        changes.push(change)
        if (changes.length > mostChanged) changes.shift()
        latest++
        return ofVersion(latest)
      },
    }
  }

  /** All changes after one version up to another; undefined if they are too many. */
  function changeBetween(from: number, to: number): Change | undefined {
    if (latest - from > changes.length) return undefined
    const missed = changes.slice(changes.length - (latest - from), changes.length - (latest - to))
    const gone = missed.flatMap((change) => change.gone)
    const isGone = new Set(gone)
    const added = missed.flatMap((change) => change.added).filter((one) => !isGone.has(one))
    return sizeOf({ gone, added }) > mostChanged ? undefined : { gone, added }
  }
}

const sizeOf = ({ gone, added }: Change): number => gone.length + added.length

function matchingAfter(
  list: readonly Article[],
  { gone, added }: Change,
  { filters, order }: Wanted,
): readonly Article[] {
  const matching = added.filter((article) => matchesFilters(article, filters))
  return listAfter(list, { gone, added: matching }, comparisons[order])
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
  const left = new Map(added.map((article) => [article.id, article]))
  for (const article of gone) {
    const place = placeOf(article)
    if (after[place] !== article) continue
    const next = left.get(article.id)
    // Nothing has to move for an article that stays where it is, as most do.
    const isInPlace = next !== undefined && compare(next, article) === 0
    change(place, 1, ...(isInPlace ? [next] : []))
    if (isInPlace) left.delete(article.id)
  }
  for (const article of left.values()) change(placeOf(article), 0, article)
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
