import { once } from '../../shared/promises/once.ts'
import { plain } from '../plain.ts'
import { folded } from '../rules.ts'
import type { Article } from './article.ts'
import { createFuzzyIndex } from './fuzzy-index.ts'
import { createNameIndex, createNameMemory, lettersOf } from './name-index.ts'
import {
  createPostings,
  createWordMemory,
  type Positions,
  positionsOfAny,
  positionsWhere,
} from './postings.ts'
import { createWordIndex, wordsOf } from './word-index.ts'

/** Fuzzy matches that score below this share of the best score are noise. */
const leastShare = 0.35

/** What the index of one version leaves for the next: the words of each article. */
export type SearchMemory = ReturnType<typeof createSearchMemory>

export const createSearchMemory = () => ({
  texts: createWordMemory<Article>(),
  names: createNameMemory(),
})

/**
 * Prepares the search in the texts of these articles; results are in their order. Each part of the index is built at its
 * first use, from the words that `memory` has and those of changed articles.
 */
export function createSearchIndex(
  articles: readonly Article[],
  memory: SearchMemory = createSearchMemory(),
) {
  const { length } = articles
  const words = once(async () => {
    const postings = await createPostings(articles, memory.texts, distinctWords)
    return { words: [...memory.texts.vocabulary.words], postings }
  })
  const literal = once(async () =>
    createWordIndex({ length, ...(await words()), textsAt: (at) => textsAt(at).map(folded) }),
  )
  const plainly = once(async () => {
    const { words: all, postings } = await words()
    const textsPlainlyAt = (at: number) => textsAt(at).map(plain)
    return createWordIndex({ length, postings, words: all.map(plain), textsAt: textsPlainlyAt })
  })
  const spelled = once(async () => wordsBySpelling((await words()).words))
  const names = once(() => createNameIndex(articles, memory.names))
  const fuzzy = once(() => createFuzzyIndex(articles))

  return {
    /** Articles whose name, a tag or the description contains the text, ignoring case. */
    containing: async (text: string): Promise<readonly Article[]> =>
      folded(text) ? at(await positionsContaining(text)) : articles,

    /**
     * Articles with a word that the text spells without æ, ø, å or accents: 'ol' finds 'øl'. A text with any such letter
     * is taken literally, since its keyboard has them all.
     */
    spelledPlainly: async (text: string): Promise<readonly Article[]> =>
      at(await positionsSpelled(text)),

    /** Articles that contain the text when both are stripped of æ, ø, å and accents: 'pols' is in 'Pølse'. */
    containingPlainly: async (text: string): Promise<readonly Article[]> =>
      at(await positionsPlainly(text)),

    /**
     * The best `count` articles that contain the text or a word that it spells plainly; without any, those that contain
     * it when both are stripped. A match in the name comes before one in tags, and that before one in the description.
     */
    async best(text: string, count: number): Promise<readonly Article[]> {
      const found = union(await positionsContaining(text), await positionsSpelled(text))
      const some = found.length > 0 ? found : await positionsPlainly(text)
      return at((await names()).best(text, some, count))
    },

    /**
     * Fuzzy matches of a text among the wanted articles: each word of the text, in any order, is a prefix of a word of
     * the article or within an edit distance of one or two. Accents are ignored.
     */
    async similarTo(
      text: string,
      wanted: readonly Article[] = articles,
    ): Promise<readonly Article[]> {
      const scores = (await fuzzy()).scores(lettersOf(text))
      if (wanted !== articles) {
        const isWanted = new Set(wanted)
        for (const [at, article] of articles.entries()) if (!isWanted.has(article)) scores[at] = 0
      }
      const best = scores.reduce((one, other) => Math.max(one, other), 0)
      return at(positionsWhere(length, (at) => isAtLeast(scores[at], best * leastShare)))
    },
  }

  async function positionsContaining(text: string): Promise<Positions> {
    const wanted = folded(text)
    return wanted ? (await literal()).containing(wanted) : everywhere()
  }

  async function positionsSpelled(text: string): Promise<Positions> {
    if (!/^[ -~]*$/.test(text)) return new Uint32Array()
    const spellings = (await spelled()).get(plain(text.trim())) ?? []
    return positionsOfAny(length, (await words()).postings, spellings)
  }

  async function positionsPlainly(text: string): Promise<Positions> {
    const wanted = plain(text.trim())
    return wanted ? (await plainly()).containing(wanted) : everywhere()
  }

  function everywhere(): Positions {
    return positionsWhere(length, () => true)
  }

  function union(one: Positions, other: Positions): Positions {
    if (other.length === 0) return one
    const marks = new Uint8Array(length)
    for (const position of one) marks[position] = 1
    for (const position of other) marks[position] = 1
    return positionsWhere(length, (position) => marks[position] === 1)
  }

  function at(positions: Iterable<number>): Article[] {
    return Array.from(positions).flatMap((position) => articles[position] ?? [])
  }

  function textsAt(position: number): string[] {
    const article = articles[position]
    return article ? textsOf(article) : []
  }
}

const isAtLeast = (score = 0, least: number): boolean => score > 0 && score >= least

const textsOf = ({ name, tags, description }: Article): string[] => [name, ...tags, description]

const distinctWords = (article: Article): string[] => [
  ...new Set(textsOf(article).map(folded).flatMap(wordsOf)),
]

/** The numbers of the words by the plain spellings of their parts: those of 'øl,' by 'ol'. */
function wordsBySpelling(words: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>()
  for (const [number, word] of words.entries())
    for (const spelling of lettersOf(word).map(plain))
      numbers.set(spelling, [...(numbers.get(spelling) ?? []), number])
  return numbers
}
