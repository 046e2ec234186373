import { hash } from 'node:crypto'
import { comparisons, folded } from '../rules.ts'
import type { Article } from '../snapshot/article.ts'
import { jsonParts } from '../snapshot/json-parts.ts'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { inOneForm, keyOf, type ListLane, laneOf, type PartQuery } from './part-query.ts'

type Reading = { live: LiveCatalogue }

/**
 * A list as JSON in parts, and whether the stock is still what it says. The headers describe the whole list, of which it
 * may be a part. A part past the end is empty: there may be any number, and none is worth keeping.
 */
export type MadeList = {
  json: AsyncIterable<Uint8Array>
  headers?: Record<string, string>
  isPastEnd?: boolean
  isStockUnchanged(): boolean
}

/**
 * A list that all callers share: one key for all spellings of the call. `make` reads the catalogue as it then is.
 * `hasUnknown`: the same call may ask for another list later.
 */
export type PublicList = {
  key: string
  lane: ListLane
  hasUnknown?: boolean
  make(): Promise<MadeList>
}

/** The patches that match, or a part of them, without hidden ones. */
export async function products({ live }: Reading, asked: PartQuery): Promise<PublicList> {
  const snapshot = await live.snapshot()
  const { query, hasUnknown } = inOneForm(asked, snapshot)
  return {
    key: keyOf(query, snapshot),
    lane: laneOf(query, snapshot),
    hasUnknown,
    async make() {
      const { from, limit } = query
      const matching = await matchingIn(await live.snapshot(), query)
      const part = matching.slice(from, limit && from + limit)
      const isPastEnd = from > 0 && part.length === 0
      const headers = { 'x-matching': String(matching.length), 'x-version': versionOf(matching) }
      return { ...withStock(live, part), headers, isPastEnd }
    },
  }
}

async function matchingIn(
  snapshot: Snapshot,
  { filters, similar, relatedTo, sort }: PartQuery,
): Promise<readonly Article[]> {
  if (!similar && !relatedTo) return snapshot.list(filters, sort)
  const ways = { true: snapshot.similar, only: snapshot.similarOnly }
  const closest = await (similar ? ways[similar](filters) : related())
  return sort ? closest.toSorted(comparisons[sort]) : closest

  /** Hidden patches are left out: to read them would keep other lists waiting for the database. */
  function related() {
    const inCart = relatedTo?.flatMap((id) => snapshot.withId.get(id) ?? []) ?? []
    return snapshot.related(inCart, filters)
  }
}

/** The best few patches that contain the text, including matches of a spelling without æ, ø and å. */
export const suggestions = ({ live }: Reading, text: string): PublicList => ({
  key: `suggestions ${folded(text)}`,
  lane: 'suggestions',
  make: async () => withStock(live, (await live.snapshot()).suggestions(text)),
})

/** All categories by id. */
export const categories = ({ live }: Reading): PublicList => ({
  key: 'categories',
  lane: 'fixed',
  make: async () => ({
    json: jsonParts((await live.snapshot()).categories),
    isStockUnchanged: () => true,
  }),
})

/** Keeps the ids instead of the articles, so that an old snapshot can go. */
function withStock({ stock }: LiveCatalogue, articles: readonly Article[]): MadeList {
  const version = stock.version()
  const ids = Uint32Array.from(articles, ({ id }) => id)
  return {
    json: jsonParts(articles, (article) => ({ ...article, stock: stock.unitsOf(article.id) })),
    isStockUnchanged: () => stock.isUnchanged(ids, version),
  }
}

const versions = new WeakMap<readonly Article[], string>()

/** A digest of the ids in their order: the same in all processes. It is kept with the list, which all its parts share. */
function versionOf(articles: readonly Article[]): string {
  const known = versions.get(articles)
  if (known !== undefined) return known
  const ids = Uint32Array.from(articles, ({ id }) => id)
  const version = hash('sha1', ids, 'base64url')
  versions.set(articles, version)
  return version
}
