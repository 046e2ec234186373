import { once } from '../../shared/promises/once.ts'
import { isPlain, plain } from '../plain.ts'
import { folded } from '../rules.ts'
import type { Article } from './article.ts'
import { createFuzzyScores } from './fuzzy-scores.ts'
import { lettersOf, type Ranked, worstRank } from './name-index.ts'
import { gone, partsOf, type SearchMemory, type SearchParts } from './search-parts.ts'
import type { TextIndex } from './text-index.ts'

/** Fuzzy matches that score below this share of the best score are noise. */
const leastShare = 0.35

/**
 * Prepares the search in the texts of these articles; results are in their order. Each part of the index is built at its
 * first use; articles that an index in `memory` has are not read again. `known` are the parts, if the version before
 * led to them.
 */
export function createSearchIndex(
  articles: readonly Article[],
  memory: SearchMemory = {},
  known?: SearchParts,
) {
  let current = known
  const divided = once(async () => {
    current ??= await partsOf(articles, memory)
    return current
  })
  const fuzzy = once(async () => {
    const { parts, positions } = await divided()
    const live = new Uint8Array(positions.length)
    for (let number = 0; number < live.length; number++)
      live[number] = Number(positions[number] !== gone)
    const words = await Promise.all(parts.map(({ fuzzyWords }) => fuzzyWords()))
    return createFuzzyScores(words, live)
  })

  return {
    /** The parts of the index, once it has been used. */
    parts: (): SearchParts | undefined => current,

    /** Builds all parts of the index. */
    async prepare(): Promise<void> {
      const { parts } = await divided()
      for (const part of parts) await part.prepare()
      await fuzzy()
    },

    /** Articles whose name, a tag or the description contains the text, ignoring case. */
    containing: async (text: string): Promise<readonly Article[]> =>
      folded(text) ? inOrder(await containing(text)) : articles,

    /**
     * Articles with a word that the text spells without æ, ø, å or accents: 'ol' finds 'øl'. A text with any such letter
     * is taken literally, since its keyboard has them all.
     */
    spelledPlainly: async (text: string): Promise<readonly Article[]> =>
      inOrder(await spelledPlainly(text)),

    /** Articles that contain the text when both are stripped of æ, ø, å and accents: 'pols' is in 'Pølse'. */
    containingPlainly: async (text: string): Promise<readonly Article[]> =>
      inOrder(await containingPlainly(text)),

    /**
     * The best `count` articles that contain the text or a word that it spells plainly; without any, those that contain
     * it when both are stripped. A match in the name comes before one in tags, and that before one in the description;
     * within a rank, the articles' order counts.
     */
    async best(text: string, count: number): Promise<readonly Article[]> {
      const { parts, positions } = await divided()
      const ranked = await Promise.all(parts.map(async ({ names }) => (await names()).ranked(text)))
      const rankOf = rankOfNumber(parts, ranked)
      const bestOf = (numbers: readonly number[]): Article[] => {
        const chosen: number[][] = Array.from({ length: worstRank + 1 }, () => [])
        for (const number of numbers) {
          const ranked = chosen[rankOf(number)]
          if (ranked) keepLeast(ranked, positions[number] ?? gone, count)
        }
        return chosen
          .flat()
          .slice(0, count)
          .flatMap((position) => articles[position] ?? [])
      }
      // Nearly all articles contain a single letter; these rank before the others.
      const begun = bestOf(await found((_part, index) => ranked[index]?.begun ?? []))
      if (begun.length === count) return begun
      const all = [...(await containing(text)), ...(await spelledPlainly(text))]
      return bestOf(all.length > 0 ? all : await containingPlainly(text))
    },

    /**
     * Fuzzy matches of a text among the wanted articles: each word of the text, in any order, is a prefix of a word of
     * the article or within an edit distance of one or two. Accents are ignored.
     */
    async similarTo(
      text: string,
      wanted: readonly Article[] = articles,
    ): Promise<readonly Article[]> {
      const { positions } = await divided()
      const scores = (await fuzzy()).scores(lettersOf(text))
      const isWanted = wanted === articles ? undefined : new Set(wanted)
      const numbers: number[] = []
      let best = 0
      for (let number = 0; number < scores.length; number++) {
        const article = scores[number] ? articles[positions[number] ?? gone] : undefined
        if (!article || isWanted?.has(article) === false) continue
        numbers.push(number)
        best = Math.max(best, scores[number] ?? 0)
      }
      return inOrder(numbers.filter((number) => (scores[number] ?? 0) >= best * leastShare))
    },
  }

  async function containing(text: string): Promise<number[]> {
    const wanted = folded(text)
    return found((part) => (wanted ? part.containing(wanted) : part.articles.keys()))
  }

  async function spelledPlainly(text: string): Promise<number[]> {
    if (!isPlain(text)) return []
    const spelling = plain(text.trim())
    return found((part) => part.spelled(spelling))
  }

  async function containingPlainly(text: string): Promise<number[]> {
    const wanted = plain(text.trim())
    return found((part) => (wanted ? part.containingPlainly(wanted) : part.articles.keys()))
  }

  /** The numbers of this version's articles that are found in any part. */
  async function found(
    find: (part: TextIndex, index: number) => Promise<Iterable<number>> | Iterable<number>,
  ): Promise<number[]> {
    const { parts, positions } = await divided()
    const numbers: number[] = []
    let start = 0
    for (const [index, part] of parts.entries()) {
      for (const position of await find(part, index))
        if (positions[start + position] !== gone) numbers.push(start + position)
      start += part.articles.length
    }
    return numbers
  }

  /** Articles by number, in the order of all. */
  async function inOrder(numbers: readonly number[]): Promise<Article[]> {
    const { positions } = await divided()
    const sorted = Uint32Array.from(numbers, (number) => positions[number] ?? gone).sort()
    return Array.from(sorted).flatMap((position) => articles[position] ?? [])
  }
}

/** The rank of an article by its number. */
function rankOfNumber(
  [part]: readonly TextIndex[],
  [first, second]: readonly Ranked[],
): Ranked['rankOf'] {
  const start = part?.articles.length ?? 0
  return (number) =>
    (number < start ? first?.rankOf(number) : second?.rankOf(number - start)) ?? worstRank
}

/** Adds a number to ascending ones, of which the least `count` are kept, each once. */
function keepLeast(numbers: number[], number: number, count: number): void {
  const last = numbers.at(-1)
  if (numbers.length === count && last !== undefined && last < number) return
  if (numbers.includes(number)) return
  numbers.push(number)
  numbers.sort((a, b) => a - b)
  if (numbers.length > count) numbers.pop()
}
