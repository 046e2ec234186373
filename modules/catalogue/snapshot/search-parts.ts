import type { Article } from './article.ts'
import type { Change } from './article-lists.ts'
import { createTextIndex, type TextIndex } from './text-index.ts'

/** When more articles have changed or gone since the index of all was built, a new one is built in the background. */
const few = 100
/** Changed articles that a search may read beside the index of all; with more, it waits for the new one. */
const most = 1000

/** What the search of one version leaves for the next: an index of most of its articles. */
export type SearchMemory = { latest?: TextIndex; isBuilding?: boolean }

/**
 * The index of a version's articles. Its parts have them by number, one part's after the other's; some of the numbers are
 * those of articles of an earlier version.
 */
export type SearchParts = {
  parts: readonly TextIndex[]
  /** The position of an article of the version by its number; `gone` for one of an earlier version. */
  positions: Uint32Array
  /** The numbers of the first part's articles by their ids, and the articles of the second part. */
  numbers: ReadonlyMap<number, number>
  changed: readonly Article[]
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
  const numbers = await old.numbers()
  const { length } = old.articles
  const positions = new Uint32Array(length + most).fill(gone)
  const changed: Article[] = []
  // Most articles stand where they stood, one after the other.
  let expected = 0
  // In one go: a step takes some nanoseconds, less than a look at the clock.
  let position = 0
  for (const article of articles) {
    if (old.articles[expected] !== article) expected = numbers.get(article.id) ?? length
    const isSame = old.articles[expected] === article
    const number = isSame ? expected++ : length + changed.push(article) - 1
    positions[number] = position++
  }
  if (changed.length > most) {
    memory.latest = createTextIndex(articles)
    return partsOf(articles, { latest: memory.latest })
  }
  const same = articles.length - changed.length
  if (changed.length > few || length - same > few) renew(memory, old, articles)
  return {
    parts: changed.length > 0 ? [old, createTextIndex(changed)] : [old],
    positions: positions.subarray(0, length + changed.length),
    numbers,
    changed,
  }
}

/**
 * The index after a change by which each article keeps its position, without a look at the others; undefined after
 * another one, or when the articles have a new index.
 */
export function partsAfter(
  { parts: [old], positions: before, numbers, changed }: SearchParts,
  { gone: replaced, added }: Change,
  articles: readonly Article[],
  { latest }: SearchMemory,
): SearchParts | undefined {
  if (!old || latest !== old || replaced.length !== added.length) return undefined
  const { length } = old.articles
  const positions = new Uint32Array(before.length + replaced.length).fill(gone)
  positions.set(before)
  const after = [...changed]
  for (const article of replaced) {
    const number = numbers.get(article.id) ?? gone
    const isFirst = old.articles[number] === article
    const place = isFirst ? number : length + after.indexOf(article)
    const position = positions[place] ?? gone
    const next = articles[position]
    if (next?.id !== article.id) return undefined
    if (isFirst) {
      positions[number] = gone
      positions[length + after.push(next) - 1] = position
    } else after[place - length] = next
  }
  if (after.length > few) return undefined
  return {
    parts: [old, createTextIndex(after)],
    positions: positions.subarray(0, length + after.length),
    numbers,
    changed: after,
  }
}

function renew(memory: SearchMemory, old: TextIndex, articles: readonly Article[]): void {
  if (memory.isBuilding) return
  memory.isBuilding = true
  const next = createTextIndex(articles)
  next
    .prepare()
    .then(
      () => {
        // A version with more changes may have put a newer index there.
        if (memory.latest === old) memory.latest = next
      },
      // The old index still serves, and the next version tries again.
      () => undefined,
    )
    .finally(() => {
      memory.isBuilding = false
    })
}
