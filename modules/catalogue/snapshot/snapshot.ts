import { isDeepStrictEqual } from 'node:util'
import type { Category } from '../../shared/contract/api.d.ts'
import { createAnswerCache } from '../../shared/promises/answer-cache.ts'
import {
  allPatches,
  byFlag,
  comparisons,
  folded,
  isSameCategory,
  matchesFilters,
  type ProductFilters,
  type SortOrder,
  suggestedProducts,
} from '../rules.ts'
import type { Article } from './article.ts'
import { type ArticleLists, createArticleLists, firstAt, listAfter } from './article-lists.ts'
import { inSlices, sortedInSlices } from './in-slices.ts'
import { type LabelMemory, labelsIn } from './labels.ts'
import { relatedArticles } from './related-articles.ts'
import { createSearchIndex } from './search-index.ts'
import { partsAfter, type SearchMemory, type SearchParts } from './search-parts.ts'

/** Most bytes of kept suggestions, with 8 per article. */
const mostBytes = 8_000_000
const sizeOf = (list: readonly Article[]): number => 100 + 8 * list.length
/** Above this number of changed products, a snapshot is sorted again instead of being updated. */
const mostChanged = 1000

/** All products on offer at one version of the catalogue, without their stock. Immutable. */
export type Snapshot = ReturnType<typeof snapshotOf>

/** What a version leaves for the next. */
type Memory = SearchMemory & LabelMemory

/** A snapshot of these articles, in any order. `memory` is that of the version before. */
export async function createSnapshot(
  articles: readonly Article[],
  categories: readonly Category[],
  memory: Memory = {},
): Promise<Snapshot> {
  const sorted = await sortedInSlices(articles, comparisons.popular)
  const byId = await sortedInSlices(articles, compareIds)
  return snapshotOf({ articles: sorted, byId, categories, memory, lists: createArticleLists() })
}

/** The ids of products that have changed, and those of them that are on offer. */
type Changes = { ids: ReadonlySet<number>; changed: readonly Article[] }

/** What has changed since a snapshot, when these are all articles. */
export async function changesFrom(
  { byId, withId }: Snapshot,
  articles: readonly Article[],
): Promise<Changes> {
  const ids = new Set(byId.map(({ id }) => id))
  const changed: Article[] = []
  await inSlices(articles, (article) => {
    if (isDeepStrictEqual(withId.get(article.id), article)) ids.delete(article.id)
    else changed.push(article)
  })
  for (const { id } of changed) ids.add(id)
  return { ids, changed }
}

/** The snapshot after changes. The other articles are shared. */
export async function nextSnapshot(
  before: Snapshot,
  { ids, changed }: Changes,
  categories: readonly Category[],
): Promise<Snapshot> {
  const { memory, searchParts } = before
  if (ids.size > mostChanged) {
    const same = before.articles.filter(({ id }) => !ids.has(id))
    return createSnapshot([...same, ...changed], categories, memory)
  }
  const gone = [...ids].flatMap((id) => before.withId.get(id) ?? [])
  const change = { gone, added: changed }
  const areSame = isDeepStrictEqual(before.categories, categories)
  const articles = listAfter(before.articles, change, comparisons.popular)
  const parts = searchParts()
  return snapshotOf({
    articles,
    byId: listAfter(before.byId, change, compareIds),
    categories,
    memory,
    parts: parts && partsAfter(parts, change, articles, memory),
    lists: areSame ? before.lists.after(change) : createArticleLists(),
  })
}

const compareIds = (a: Article, b: Article): number => a.id - b.id

type Parts = {
  articles: readonly Article[]
  byId: readonly Article[]
  categories: readonly Category[]
  memory: Memory
  parts?: SearchParts | undefined
  lists: ArticleLists
}

/** Prepares a snapshot of articles that are sorted by popularity and by id. What it computes is kept and shared. */
function snapshotOf({ articles, byId, categories, memory, parts, lists }: Parts) {
  const index = createSearchIndex(articles, memory, parts)
  const suggested = createAnswerCache<readonly Article[]>(mostBytes, sizeOf)

  return {
    /** Most popular first. */
    articles,
    byId,
    withId: { get: withId, has: (id: number): boolean => withId(id) !== undefined },
    categories,
    /** For the next snapshot: the search index, the numbered labels, and the lists that were asked for. */
    memory,
    searchParts: index.parts,
    lists,
    /** Builds what searches, suggestions and related articles read. Each part is built at its first use otherwise. */
    async prepare(): Promise<void> {
      await Promise.all([index.prepare(), labelsIn(articles, memory)])
    },
    list,
    /** One text for all spellings of the same filters. */
    keyOf: ({ ids, ...filters }: ProductFilters): string =>
      JSON.stringify({ ...wantedBy(filters), ids }),

    similarOnly,
    /** Like `list`, with the articles of `similarOnly`. */
    async similar({ search, ...filters }: ProductFilters): Promise<readonly Article[]> {
      const matching = await list({ ...filters, search })
      const others = await similarOnly({ ...filters, search })
      if (matching.length === 0 || others.length === 0) return [...matching, ...others]
      const found = new Set([...matching, ...others])
      return (await list(filters)).filter((article) => found.has(article))
    },

    /** The few articles that share most with a cart, of those that match the filters. */
    related: relatedArticles.bind(undefined, articles, memory),

    /** The best few articles that contain the text, including matches of a spelling without æ, ø and å. */
    suggestions: (text: string): Promise<readonly Article[]> =>
      suggested.get(folded(text), () => index.best(text, suggestedProducts)),
  }

  /** The articles that match, in this order. */
  async function list(
    { ids, ...filters }: ProductFilters,
    order: SortOrder = 'popular',
  ): Promise<readonly Article[]> {
    const wanted = wantedBy(filters)
    if (ids) {
      const found = ids.flatMap((id) => withId(id) ?? [])
      const some = [...new Set(found)].filter((article) => matchesFilters(article, wanted))
      return some.sort(comparisons[order])
    }
    if (order === 'popular' && Object.values(wanted).every((one) => one === undefined))
      return articles
    return lists.get({ filters: wanted, order }, async () => {
      if (order !== 'popular') return sortedInSlices(await list(wanted), comparisons[order])
      const { category: name, search: text, ...rest } = wanted
      const found = text === undefined ? articles : await index.containing(text)
      return found.filter(
        (article) =>
          (name === undefined || article.category === name) && matchesFilters(article, rest),
      )
    })
  }

  /**
   * The articles that do not contain the text, but are found by a spelling without æ, ø and å. Falls back to fuzzy matches
   * when no article contains the text.
   */
  async function similarOnly({
    search = '',
    ...filters
  }: ProductFilters): Promise<readonly Article[]> {
    const matching = await list({ ...filters, search })
    if (matching.length === 0) return index.similarTo(search, await list(filters))
    const spelled = new Set(await index.spelledPlainly(search))
    if (spelled.size > 0) for (const article of matching) spelled.delete(article)
    if (spelled.size === 0) return []
    return (await list(filters)).filter((article) => spelled.has(article))
  }

  function withId(id: number): Article | undefined {
    const article = byId[firstAt(byId, (one) => one.id >= id)]
    return article?.id === id ? article : undefined
  }

  /** The filters in one form. */
  function wantedBy({ category, search, tags, ...flags }: Omit<ProductFilters, 'ids'>) {
    return {
      ...byFlag((flag) => flags[flag] || undefined),
      category: categoryNamed(category),
      search: search?.trim() ? folded(search) : undefined,
      tags: tags?.length ? [...new Set(tags)].sort() : undefined,
    }
  }

  /** The shop's own spelling of a category, an unknown one unchanged; undefined for no filter. */
  function categoryNamed(given: string | undefined): string | undefined {
    if (!given?.trim() || isSameCategory(given, allPatches)) return undefined
    return categories.find(({ name }) => isSameCategory(name, given))?.name ?? folded(given)
  }
}
