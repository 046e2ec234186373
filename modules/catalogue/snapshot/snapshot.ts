import type { Category } from '../../shared/contract/api.d.ts'
import { memoized } from '../../shared/promises/memoized.ts'
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
import { relatedArticles } from './related-articles.ts'
import { best, containing, spelledPlainly } from './search.ts'
import { indexForTypingErrors } from './typing-errors.ts'

/** All products on offer at one version of the catalogue, without their stock. Immutable. */
export type Snapshot = ReturnType<typeof createSnapshot>

/** A snapshot, and the time in ms since 1970. */
export type DatedSnapshot = Snapshot & { now: number }

/**
 * A snapshot of these articles, in any order. Lists and searches look at each article: at 5,000, a list takes some
 * milliseconds, and the answers of the API are stored.
 */
export function createSnapshot(some: readonly Article[], categories: readonly Category[]) {
  const articles = some.toSorted(comparisons.popular)
  const withId: ReadonlyMap<number, Article> = new Map(articles.map((one) => [one.id, one]))
  const typingErrors = memoized(() => indexForTypingErrors(articles))

  return {
    /** Most popular first. */
    articles,
    byId: some.toSorted((one, other) => one.id - other.id),
    withId,
    categories,
    /** Indexes the articles for typing errors; otherwise, the first such search does. */
    prepare: async (): Promise<void> => void (await typingErrors()),
    list,
    similarOnly,
    /** Like `list`, with the articles of `similarOnly`. */
    async similar({ search, ...filters }: ProductFilters): Promise<readonly Article[]> {
      const matching = list({ ...filters, search })
      const found = new Set([...matching, ...(await similarOnly({ ...filters, search }))])
      return list(filters).filter((article) => found.has(article))
    },

    /** The few articles that share most with a cart, of those that match the filters. */
    related: (
      inCart: readonly Pick<Article, 'id' | 'category' | 'tags'>[],
      filters: ProductFilters,
    ) => relatedArticles(list(filters), inCart),

    /** The best few articles that contain the text, including matches of a spelling without æ, ø and å. */
    suggestions: (text: string): readonly Article[] => best(articles, text, suggestedProducts),
  }

  /** The articles that match, in this order. */
  function list(
    { ids, ...filters }: ProductFilters,
    order: SortOrder = 'popular',
  ): readonly Article[] {
    const { search, category, ...wanted } = wantedBy(filters)
    const some = ids ? [...new Set(ids)].flatMap((id) => withId.get(id) ?? []) : articles
    const found = search === undefined ? some : containing(some, search)
    const matching = found.filter(
      (article) =>
        (category === undefined || article.category === category) &&
        matchesFilters(article, wanted),
    )
    // The articles have this order already.
    return order === 'popular' && !ids ? matching : matching.sort(comparisons[order])
  }

  /**
   * The articles that do not contain the text, but are found by a spelling without æ, ø and å. Falls back to typing
   * errors when no article contains the text.
   */
  async function similarOnly({
    search = '',
    ...filters
  }: ProductFilters): Promise<readonly Article[]> {
    const among = list(filters)
    const matching = new Set(list({ ...filters, search }))
    if (matching.size > 0)
      return spelledPlainly(among, search).filter((article) => !matching.has(article))
    const ids = (await typingErrors()).idsOf(search, new Set(among.map(({ id }) => id)))
    return among.filter(({ id }) => ids.has(id))
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
