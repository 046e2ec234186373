import { once } from '../../shared/promises/once.ts'
import { plain } from '../plain.ts'
import { folded } from '../rules.ts'
import type { Article } from './article.ts'
import { createFuzzyScores } from './fuzzy-scores.ts'
import { lettersOf, worstRank } from './name-index.ts'
import { partsOf, type SearchMemory } from './search-parts.ts'
import type { TextIndex } from './text-index.ts'

/** Fuzzy matches that score below this share of the best score are noise. */
const leastShare = 0.35

/**
 * Prepares the search in the texts of these articles; results are in their order. Each part of the index is built at its
 * first use; articles that an index in `memory` has are not read again.
 */
export function createSearchIndex(articles: readonly Article[], memory: SearchMemory = {}) {
  const divided = once(() => partsOf(articles, memory))
  const fuzzy = once(async () => {
    const { parts, numbers, count } = await divided()
    const live = new Uint8Array(count)
    for (const number of numbers) live[number] = 1
    const words = await Promise.all(parts.map(({ fuzzyWords }) => fuzzyWords()))
    return createFuzzyScores(words, live)
  })

  return {
    /** Articles whose name, a tag or the description contains the text, ignoring case. */
    containing: async (text: string): Promise<readonly Article[]> =>
      folded(text) ? marked(await containing(text)) : articles,

    /**
     * Articles with a word that the text spells without æ, ø, å or accents: 'ol' finds 'øl'. A text with any such letter
     * is taken literally, since its keyboard has them all.
     */
    spelledPlainly: async (text: string): Promise<readonly Article[]> =>
      marked(await spelledPlainly(text)),

    /** Articles that contain the text when both are stripped of æ, ø, å and accents: 'pols' is in 'Pølse'. */
    containingPlainly: async (text: string): Promise<readonly Article[]> =>
      marked(await containingPlainly(text)),

    /**
     * The best `count` articles that contain the text or a word that it spells plainly; without any, those that contain
     * it when both are stripped. A match in the name comes before one in tags, and that before one in the description;
     * within a rank, the articles' order counts.
     */
    async best(text: string, count: number): Promise<readonly Article[]> {
      const spelled = await spelledPlainly(text)
      const found = (await containing(text)).map((mark, number) => mark || (spelled[number] ?? 0))
      const { parts, numbers } = await divided()
      const isAny = numbers.some((number) => found[number])
      const marks = isAny ? found : await containingPlainly(text)
      const rankOf = await ranksFor(text, parts)
      const chosen: Article[][] = Array.from({ length: worstRank + 1 }, () => [])
      for (const [position, article] of articles.entries()) {
        const number = numbers[position] ?? 0
        if (!marks[number]) continue
        const ranked = chosen[rankOf(number)]
        if (ranked && ranked.length < count) ranked.push(article)
      }
      return chosen.flat().slice(0, count)
    },

    /**
     * Fuzzy matches of a text among the wanted articles: each word of the text, in any order, is a prefix of a word of
     * the article or within an edit distance of one or two. Accents are ignored.
     */
    async similarTo(
      text: string,
      wanted: readonly Article[] = articles,
    ): Promise<readonly Article[]> {
      const { numbers } = await divided()
      const scores = (await fuzzy()).scores(lettersOf(text))
      const isWanted = wanted === articles ? undefined : new Set(wanted)
      const scored = articles.map((article, position) =>
        !isWanted || isWanted.has(article) ? (scores[numbers[position] ?? 0] ?? 0) : 0,
      )
      const best = scored.reduce((one, other) => Math.max(one, other), 0)
      return articles.filter((_, position) => isAtLeast(scored[position], best * leastShare))
    },
  }

  async function containing(text: string): Promise<Uint8Array> {
    const wanted = folded(text)
    return marksOf((part) => (wanted ? part.containing(wanted) : everyOne(part)))
  }

  async function spelledPlainly(text: string): Promise<Uint8Array> {
    const isPlain = /^[ -~]*$/.test(text)
    const spelling = plain(text.trim())
    return marksOf((part) => (isPlain ? part.spelled(spelling) : []))
  }

  async function containingPlainly(text: string): Promise<Uint8Array> {
    const wanted = plain(text.trim())
    return marksOf((part) => (wanted ? part.containingPlainly(wanted) : everyOne(part)))
  }

  /** Marks the articles that are found in each part, by number. */
  async function marksOf(
    find: (part: TextIndex) => Promise<Iterable<number>> | Iterable<number>,
  ): Promise<Uint8Array> {
    const { parts, count } = await divided()
    const marks = new Uint8Array(count)
    let start = 0
    for (const part of parts) {
      for (const position of await find(part)) marks[start + position] = 1
      start += part.articles.length
    }
    return marks
  }

  async function marked(marks: Uint8Array): Promise<Article[]> {
    const { numbers } = await divided()
    return articles.filter((_, position) => marks[numbers[position] ?? 0])
  }
}

const isAtLeast = (score = 0, least: number): boolean => score > 0 && score >= least

const everyOne = ({ articles }: TextIndex): Iterable<number> => articles.keys()

/** The rank of an article by its number. */
async function ranksFor(
  text: string,
  parts: readonly TextIndex[],
): Promise<(number: number) => number> {
  const [first, second] = await Promise.all(
    parts.map(async ({ names }) => (await names()).ranksFor(text)),
  )
  const start = parts[0]?.articles.length ?? 0
  return (number) => (number < start ? first?.(number) : second?.(number - start)) ?? worstRank
}
