import { createAnswerCache } from '../../shared/answer-cache.ts'
import type { Category } from '../../shared/contract/api.d.ts'
import { once } from '../../shared/promises/once.ts'
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
import { mergedInSlices, sortedInSlices } from './in-slices.ts'
import { createSearchIndex, createSearchMemory } from './search-index.ts'

/** Most bytes of kept lists, with 8 per article, and of kept suggestions. */
const mostBytes = 8_000_000
const sizeOf = (list: readonly Article[]): number => 100 + 8 * list.length
/** Changes after which the search index is rebuilt from scratch: until then, it keeps words that no product has now. */
const mostChanges = 200

/** All products on offer at one version of the catalogue, without their stock. Immutable. */
export type Snapshot = ReturnType<typeof snapshotOf>

/** A snapshot of these articles, in any order. */
export const createSnapshot = async (
  articles: readonly Article[],
  categories: readonly Category[],
): Promise<Snapshot> => snapshotOf(await sortedInSlices(articles, comparisons.popular), categories)

/** The snapshot after a change of these products, of which `changed` are on offer. The others are shared. */
export async function nextSnapshot(
  before: Snapshot,
  ids: ReadonlySet<number>,
  changed: readonly Article[],
  categories: readonly Category[],
): Promise<Snapshot> {
  const same = before.articles.filter(({ id }) => !ids.has(id))
  const sorted = [...changed].sort(comparisons.popular)
  const articles = await mergedInSlices(same, sorted, comparisons.popular)
  const changes = before.changes + 1
  return changes < mostChanges
    ? snapshotOf(articles, categories, { changes, memory: before.memory })
    : snapshotOf(articles, categories)
}

/** Prepares a snapshot of articles that are sorted by popularity. What it computes is kept and shared. */
function snapshotOf(
  articles: readonly Article[],
  categories: readonly Category[],
  { changes, memory } = { changes: 0, memory: createSearchMemory() },
) {
  const withId = new Map(articles.map((article) => [article.id, article]))
  const index = createSearchIndex(articles, memory)
  const lists = createAnswerCache<readonly Article[]>(mostBytes, sizeOf)
  const suggested = createAnswerCache<readonly Article[]>(mostBytes, sizeOf)
  const orders: Record<SortOrder, () => Promise<readonly Article[]>> = {
    popular: async () => articles,
    name: once(() => sortedInSlices(articles, comparisons.name)),
    'price-asc': once(() => sortedInSlices(articles, comparisons['price-asc'])),
    'price-desc': once(() => sortedInSlices(articles, comparisons['price-desc'])),
    newest: once(() => sortedInSlices(articles, comparisons.newest)),
  }

  return {
    /** Most popular first. */
    articles,
    byId: [...articles].sort((a, b) => a.id - b.id),
    withId: withId as ReadonlyMap<number, Article>,
    categories,
    /** For the search index of the next snapshot, and how many changes it has survived. */
    memory,
    changes,
    list,
    /** One text for all spellings of the same filters. */
    keyOf: ({ ids, ...filters }: ProductFilters): string =>
      JSON.stringify({ ...wantedBy(filters), ids }),

    /**
     * Like `list`, with a tolerant search: also finds articles by a spelling without æ, ø and å. Falls back to fuzzy
     * matches when no article contains the text.
     */
    async similar({ search = '', ...filters }: ProductFilters): Promise<readonly Article[]> {
      const matching = await list({ ...filters, search })
      const spelled = matching.length > 0 ? await index.spelledPlainly(search) : []
      if (matching.length > 0 && spelled.length === 0) return matching
      const all = await list(filters)
      if (matching.length === 0) return index.similarTo(search, all)
      const found = new Set([...matching, ...spelled])
      return found.size === matching.length ? matching : all.filter((article) => found.has(article))
    },

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
      const found = ids.flatMap((id) => withId.get(id) ?? [])
      const some = [...new Set(found)].filter((article) => matchesFilters(article, wanted))
      return some.sort(comparisons[order])
    }
    const key = JSON.stringify(wanted)
    if (key === '{}') return orders[order]()
    return lists.get(`${order} ${key}`, async () => {
      if (order !== 'popular') return sortedInSlices(await list(wanted), comparisons[order])
      const { category: name, search: text, ...rest } = wanted
      const found = text === undefined ? articles : await index.containing(text)
      return found.filter(
        (article) =>
          (name === undefined || article.category === name) && matchesFilters(article, rest),
      )
    })
  }

  /** The filters in one form. */
  function wantedBy({ category, search, tags, ...flags }: Omit<ProductFilters, 'ids'>) {
    return {
      ...byFlag((flag) => flags[flag] || undefined),
      category: categoryNamed(category),
      search: search?.trim() ? folded(search) : undefined,
      tags: tags?.length ? [...tags].sort() : undefined,
    }
  }

  /** The shop's own spelling of a category, an unknown one unchanged; undefined for no filter. */
  function categoryNamed(given: string | undefined): string | undefined {
    if (!given?.trim() || isSameCategory(given, allPatches)) return undefined
    return categories.find(({ name }) => isSameCategory(name, given))?.name ?? folded(given)
  }
}
