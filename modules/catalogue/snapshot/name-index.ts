import { isPlain, plain } from '../plain.ts'
import type { Article } from './article.ts'
import { inSlices } from './in-slices.ts'
import {
  createPostings,
  createVocabulary,
  type Positions,
  positionsOfAny,
  readWords,
  type Vocabulary,
} from './postings.ts'

/** The rank of an article that only its description brought in; better ones are lower. */
export const worstRank = 5

export type Ranked = {
  /** The positions of all articles with a word in the name that begins with the text: they rank before all others. */
  begun: Positions
  /** The rank of an article by its position: the name before tags, tags before the description. */
  rankOf(position: number): number
}

/** Ranks articles by their names and tags. */
export async function createNameIndex(articles: readonly Article[]) {
  const titles: string[] = []
  await inSlices(articles, ({ name }) => titles.push(titleOf(name)))
  const nameWords = createVocabulary()
  const named = await postingsFor(nameWords, ({ name }) => lettersOf(titleOf(name)))
  const tags = createVocabulary()
  const tagged = await postingsFor(tags, (article) => article.tags)
  const plainWords: string[] = []
  await inSlices(nameWords.words, (word) => plainWords.push(plain(word)))
  const plainTags = tags.words.map(plain)

  return {
    /** Ranks the articles for a text. A word spelled without æ, ø and å ranks like the word itself. */
    ranked(text: string): Ranked {
      const wanted = titleOf(text.trim())
      const begun = positionsOfAny(articles.length, named, wordsBegunBy(wanted))
      const ranks = ranksByWords(wanted, begun)
      const rankOf = (position: number): number =>
        Math.min(ranks[position] ?? worstRank, rankOfTitle(titles[position] ?? '', wanted))
      return { begun, rankOf }
    },
  }

  /** The numbers of the names' words that begin with the text or that it spells plainly. */
  function wordsBegunBy(wanted: string): number[] {
    const spelling = spellingOf(wanted)
    const numbers: number[] = []
    for (const [number, word] of nameWords.words.entries())
      if (word.startsWith(wanted) || plainWords[number] === spelling) numbers.push(number)
    return numbers
  }

  async function postingsFor(vocabulary: Vocabulary, wordsOf: (article: Article) => string[]) {
    return createPostings(await readWords(articles, vocabulary, wordsOf), vocabulary)
  }

  /** The rank of each article by its tags and the words of its name, some of which are `begun` by the text. */
  function ranksByWords(wanted: string, begun: Positions): Uint8Array {
    const spelling = spellingOf(wanted)
    const ranks = new Uint8Array(articles.length).fill(worstRank)
    for (const position of positionsOfAny(articles.length, tagged, equal(plainTags, spelling)))
      ranks[position] = 4
    for (const position of begun) ranks[position] = 2
    const [first = ''] = lettersOf(spelling)
    // A name that the text spells plainly begins with a word that it does.
    for (const position of positionsOfAny(articles.length, named, equal(plainWords, first)))
      if (plain(titles[position] ?? '') === spelling) ranks[position] = 0
    return ranks
  }
}

const spellingOf = (text: string): string => (isPlain(text) ? plain(text) : text)

const titleOf = (name: string): string => name.toLocaleLowerCase('nb')

const rankOfTitle = (title: string, wanted: string): number => {
  if (!title.includes(wanted)) return worstRank
  if (title === wanted) return 0
  return title.startsWith(wanted) ? 1 : 3
}

/** The numbers of the words that equal this one. */
function equal(words: readonly string[], wanted: string): number[] {
  const numbers: number[] = []
  for (let number = 0; number < words.length; number++)
    if (words[number] === wanted) numbers.push(number)
  return numbers
}

/** The words of a text without signs. */
export const lettersOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
