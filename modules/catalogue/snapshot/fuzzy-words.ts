import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { plain } from '../plain.ts'
import type { Article } from './article.ts'
import { inSlices } from './in-slices.ts'
import { createPostings, createVocabulary, type Postings, readWords } from './postings.ts'

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize')

/** What is searched, with the weight of a match there. */
export const fields: readonly { boost: number; textOf(article: Article): string }[] = [
  { boost: 3, textOf: ({ name }) => name },
  { boost: 2, textOf: ({ tags }) => tags.join(' ') },
  { boost: 1, textOf: ({ category }) => category },
  { boost: 1, textOf: ({ description }) => description },
]

/** The words of a field, and how many different ones each article has there. */
type Field = { postings: Postings; lengths: Uint16Array }

export type FuzzyWords = {
  /** In the order of `fields`. */
  fields: readonly Field[]
  /** The number of each word. */
  tree: SearchableMap<number>
  count: number
}

/** Indexes articles by MiniSearch's words. The postings are arrays of numbers, in a tenth of its memory. */
export async function createFuzzyWords(articles: readonly Article[]): Promise<FuzzyWords> {
  const vocabulary = createVocabulary()
  const tokensOf = createTokenizer()
  const indexed: Field[] = []
  for (const { textOf } of fields) {
    const lengths = new Uint16Array(articles.length)
    let position = 0
    const itemWords = await readWords(articles, vocabulary, (article) => {
      const { words, length } = tokensOf(textOf(article))
      lengths[position++] = length
      return words
    })
    indexed.push({ postings: await createPostings(itemWords, vocabulary), lengths })
  }
  const tree = new SearchableMap<number>()
  await inSlices(vocabulary.words, (word, number) => tree.set(word, number))
  return { fields: indexed, tree, count: articles.length }
}

type Tokens = { all: readonly string[]; words: readonly string[] }

/**
 * The words of a text, plainly spelled, and the number of its different tokens: one of them is empty if the text begins
 * or ends with a sign. Texts repeat their words, so each piece between spaces is read once.
 */
function createTokenizer() {
  const known = new Map<string, Tokens>()
  return (text: string): { words: string[]; length: number } => {
    const pieces = text.split(' ').map(tokensOf)
    const distinct = new Set<string>()
    const words: string[] = []
    for (const piece of pieces) {
      for (const token of piece.all) if (token) distinct.add(token)
      words.push(...piece.words)
    }
    const isOpen = pieces[0]?.all[0] === '' || pieces.at(-1)?.all.at(-1) === ''
    return { words, length: distinct.size + (isOpen ? 1 : 0) }
  }

  function tokensOf(piece: string): Tokens {
    const before = known.get(piece)
    if (before) return before
    const all = tokenize(piece)
    const tokens = { all, words: all.map(plain).filter(Boolean) }
    known.set(piece, tokens)
    return tokens
  }
}
