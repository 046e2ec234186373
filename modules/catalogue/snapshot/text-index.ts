import { once } from '../../shared/promises/once.ts'
import { plain } from '../plain.ts'
import { folded } from '../rules.ts'
import type { Article } from './article.ts'
import { createFuzzyWords } from './fuzzy-words.ts'
import { inSlices } from './in-slices.ts'
import { createNameIndex, lettersOf } from './name-index.ts'
import {
  createPostings,
  createVocabulary,
  type Positions,
  positionsOfAny,
  readWords,
} from './postings.ts'
import { createWordIndex, isSingleSpaced, textEnd, wordsOf } from './word-index.ts'

export type TextIndex = ReturnType<typeof createTextIndex>

/**
 * Indexes the texts of these articles, which stay as they are. What is found are positions in their list. Each part is
 * built at its first use.
 */
export function createTextIndex(articles: readonly Article[]) {
  const { length } = articles
  const words = once(async () => {
    const vocabulary = createVocabulary()
    const irregular = new Set<Article>()
    const itemWords = await readWords(articles, vocabulary, (article) => {
      const texts = textsOf(article).map(folded)
      if (!texts.every(isSingleSpaced)) irregular.add(article)
      return texts.flatMap((text) => [...wordsOf(text), textEnd])
    })
    const postings = await createPostings(itemWords, vocabulary)
    return { words: vocabulary.words, irregular, itemWords, postings }
  })
  const literal = once(async () => {
    const { irregular, ...indexed } = await words()
    return createWordIndex({ length, ...indexed, irregularTextsAt: textsAmong(irregular, folded) })
  })
  const plainly = once(async () => {
    const { words: all, irregular, ...indexed } = await words()
    const spellings: string[] = []
    await inSlices(all, (word) => spellings.push(plain(word)))
    const irregularTextsAt = textsAmong(irregular, plain)
    return createWordIndex({ length, ...indexed, words: spellings, irregularTextsAt })
  })
  const spelled = once(async () => wordsBySpelling((await words()).words))
  const names = once(() => createNameIndex(articles))
  const fuzzyWords = once(() => createFuzzyWords(articles))
  const numbers = once(async () => {
    const known = new Map<number, number>()
    await inSlices(articles, ({ id }, position) => known.set(id, position))
    return known
  })

  return {
    articles,

    /** The positions of the articles by their ids. */
    numbers: numbers as () => Promise<ReadonlyMap<number, number>>,

    /** Articles that contain a text, which is folded. */
    containing: async (text: string): Promise<Positions> => (await literal()).containing(text),

    /** Articles that contain a text when both are stripped; the text is. */
    containingPlainly: async (text: string): Promise<Positions> =>
      (await plainly()).containing(text),

    /** Articles with a word, a part of which is spelled plainly like this. */
    spelled: async (spelling: string): Promise<Positions> =>
      positionsOfAny(length, (await words()).postings, (await spelled()).get(spelling) ?? []),

    names,
    fuzzyWords,

    /** Builds all parts. */
    async prepare(): Promise<void> {
      await Promise.all([numbers(), literal(), plainly(), spelled(), names(), fuzzyWords()])
    },
  }

  /** The texts of an article in a form, if it is one of some. */
  function textsAmong(some: ReadonlySet<Article>, form: (text: string) => string) {
    return (position: number): string[] | undefined => {
      const article = articles[position]
      return article && some.has(article) ? textsOf(article).map(form) : undefined
    }
  }
}

const textsOf = ({ name, tags, description }: Article): string[] => [name, ...tags, description]

/** The numbers of the words by the plain spellings of their parts: those of 'øl,' by 'ol'. */
async function wordsBySpelling(
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const numbers = new Map<string, number[]>()
  await inSlices(words, (word, number) => {
    for (const spelling of lettersOf(word).map(plain)) {
      const known = numbers.get(spelling)
      if (known) known.push(number)
      else numbers.set(spelling, [number])
    }
  })
  return numbers
}
