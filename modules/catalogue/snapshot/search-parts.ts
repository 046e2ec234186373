import type { Article } from './article.ts'
import { inSlices } from './in-slices.ts'
import { createTextIndex, type TextIndex } from './text-index.ts'

/**
 * Changed articles that a search may read beside the index of all others: beyond `few`, a new index of all is built in
 * the background; beyond `most`, searches wait for it.
 */
const few = 100
const most = 1000

/** What the index of one version leaves for the next: the index of most of its articles. */
export type SearchMemory = { latest?: TextIndex; isBuilding?: boolean }

/**
 * The index of a version's articles. It has the articles of its parts, one part's after the other's, by number; some are
 * those of an earlier version.
 */
export type SearchParts = {
  parts: readonly TextIndex[]
  /** How many articles the parts have. */
  count: number
  /** The number of each article of the version, by position. */
  numbers: Uint32Array
}

/** Takes the index that `memory` has, and indexes only the articles that are not in it. */
export async function partsOf(
  articles: readonly Article[],
  memory: SearchMemory,
): Promise<SearchParts> {
  memory.latest ??= createTextIndex(articles)
  const old = memory.latest
  const divided = await divide(articles, old)
  if (divided.changed.length > most) {
    memory.latest = createTextIndex(articles)
    return partsOf(articles, { latest: memory.latest })
  }
  if (divided.changed.length > few) renew(memory, articles)
  const changed = createTextIndex(divided.changed)
  const count = old.articles.length + changed.articles.length
  return {
    parts: changed.articles.length > 0 ? [old, changed] : [old],
    count,
    numbers: divided.numbers,
  }
}

/** The articles that an index lacks, and the number of each article: in the index, or after its articles. */
async function divide(articles: readonly Article[], index: TextIndex) {
  const positions = await index.positions()
  const changed: Article[] = []
  const numbers = new Uint32Array(articles.length)
  await inSlices(articles, (article, position) => {
    const known = positions.get(article.id)
    const isSame = known !== undefined && index.articles[known] === article
    numbers[position] = isSame ? known : index.articles.length + changed.push(article) - 1
  })
  return { changed, numbers }
}

function renew(memory: SearchMemory, articles: readonly Article[]): void {
  if (memory.isBuilding) return
  memory.isBuilding = true
  const next = createTextIndex(articles)
  next.prepare().finally(() => {
    Object.assign(memory, { latest: next, isBuilding: false })
  })
}
