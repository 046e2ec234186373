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
 * The index of a version's articles. Its parts have them by number, one part's after the other's; some of the numbers are
 * those of articles of an earlier version.
 */
export type SearchParts = {
  parts: readonly TextIndex[]
  /** The position of an article of the version by its number; `gone` for one of an earlier version. */
  positions: Uint32Array
}

/** No position. */
export const gone = 0xffff_ffff

/** Takes the index that `memory` has, and indexes only the articles that are not in it. */
export async function partsOf(
  articles: readonly Article[],
  memory: SearchMemory,
): Promise<SearchParts> {
  memory.latest ??= createTextIndex(articles)
  const old = memory.latest
  const changed: Article[] = []
  const numbers = await old.positions()
  const places = new Uint32Array(articles.length)
  await inSlices(articles, (article, position) => {
    const number = numbers.get(article.id)
    const isSame = number !== undefined && old.articles[number] === article
    places[position] = isSame ? number : old.articles.length + changed.push(article) - 1
  })
  if (changed.length > most) {
    memory.latest = createTextIndex(articles)
    return partsOf(articles, { latest: memory.latest })
  }
  if (changed.length > few) renew(memory, articles)
  const positions = new Uint32Array(old.articles.length + changed.length).fill(gone)
  for (let position = 0; position < places.length; position++)
    positions[places[position] ?? 0] = position
  return { parts: changed.length > 0 ? [old, createTextIndex(changed)] : [old], positions }
}

function renew(memory: SearchMemory, articles: readonly Article[]): void {
  if (memory.isBuilding) return
  memory.isBuilding = true
  const next = createTextIndex(articles)
  next.prepare().finally(() => {
    Object.assign(memory, { latest: next, isBuilding: false })
  })
}
