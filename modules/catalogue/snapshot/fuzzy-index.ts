import MiniSearch from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { plain } from '../plain.ts'
import type { Article } from './article.ts'
import { createPostings, createVocabulary, createWordMemory, type Postings } from './postings.ts'

const tokenize: (text: string) => string[] = MiniSearch.getDefault('tokenize')

/** What is searched, with the weight of a match there. */
const fields: { boost: number; textOf(article: Article): string }[] = [
  { boost: 3, textOf: ({ name }) => name },
  { boost: 2, textOf: ({ tags }) => tags.join(' ') },
  { boost: 1, textOf: ({ category }) => category },
  { boost: 1, textOf: ({ description }) => description },
]
/** Weights of a match that is not the word itself, and BM25's parameters, as in MiniSearch. */
const weights = { prefix: 0.375, fuzzy: 0.45 }
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }

/** Marks of the articles that match a spelling, by the spelling. */
type MatchedBy = Map<string, Uint8Array>

/** A word of the index, and the weight of its matches. */
type Match = { word: number; weight: number }

/**
 * Scores articles by the similarity of their words to those of a text. Words and scores are MiniSearch's; the postings
 * are arrays of numbers, in a tenth of its memory.
 */
export async function createFuzzyIndex(articles: readonly Article[]) {
  const vocabulary = createVocabulary()
  const known = new Map<string, string>()
  const indexed: Field[] = []
  for (const { boost, textOf } of fields) {
    const lengths = new Uint16Array(articles.length)
    let position = 0
    const memory = { ...createWordMemory<Article>(), vocabulary }
    const postings = await createPostings(articles, memory, (article) => {
      const tokens = tokenize(textOf(article))
      lengths[position++] = new Set(tokens).size
      return tokens.map(plainOnce).filter(Boolean)
    })
    const sum = lengths.reduce((all, length) => all + length, 0)
    indexed.push({ boost, postings, lengths, average: sum / articles.length })
  }
  const tree = new SearchableMap<number>()
  for (const [number, word] of vocabulary.words.entries()) tree.set(word, number)

  return {
    /** The score of each article by position; 0 for one that lacks a word like one of these. */
    scores(words: readonly string[]): Float64Array {
      const matchedBy: MatchedBy = new Map()
      const [first, ...rest] = words.map((word) => scoresOfWord(word, matchedBy))
      if (!first) return new Float64Array(articles.length)
      const sums = rest.reduce(
        (all, one) => all.map((score, at) => (score && one[at] ? score + one[at] : 0)),
        first,
      )
      const marks = [...matchedBy.values()]
      // As in MiniSearch, an article counts once more for each further spelling that it matches.
      return sums.map((sum, at) => sum && sum * marks.reduce((all, one) => all + (one[at] ?? 0), 0))
    },
  }

  /** The scores of a word, or of one with two neighbouring letters swapped. */
  function scoresOfWord(word: string, matchedBy: MatchedBy): Float64Array {
    const scores = new Float64Array(articles.length)
    const folded = plain(word)
    const asked = [
      { text: folded, edits: mostEdits(folded) },
      ...swapped(word).map((text) => ({ text: plain(text), edits: 0 })),
    ]
    for (const { text, edits } of asked) {
      const marks = matchedBy.get(text) ?? new Uint8Array(articles.length)
      matchedBy.set(text, marks)
      for (const match of text ? matchesOf(text, edits) : []) addScores(match, scores, marks)
    }
    return scores
  }

  /** The words of the index that are this one, begin with it, or are within an edit distance of it. */
  function matchesOf(wanted: string, edits: number): Match[] {
    const exact = tree.get(wanted)
    const matches: Match[] = exact === undefined ? [] : [{ word: exact, weight: 1 }]
    const near = edits > 0 ? tree.fuzzyGet(wanted, edits) : new Map<string, [number, number]>()
    near.delete(wanted)
    if (wanted.length >= 3)
      for (const [text, word] of tree.atPrefix(wanted)) {
        if (text === wanted) continue
        near.delete(text)
        const further = text.length - wanted.length
        const weight = (weights.prefix * text.length) / (text.length + 0.3 * further)
        matches.push({ word, weight })
      }
    for (const [text, [word, distance]] of near)
      matches.push({ word, weight: (weights.fuzzy * text.length) / (text.length + distance) })
    return matches
  }

  /** Adds the scores of a match, and marks its articles. */
  function addScores({ word, weight }: Match, scores: Float64Array, marks: Uint8Array): void {
    for (const { boost, postings, lengths, average } of indexed) {
      const positions = postings.of(word)
      const rarity = inverseFrequency(distinct(positions), articles.length)
      for (let at = 0; at < positions.length; ) {
        const position = positions[at] ?? 0
        let times = 0
        for (; positions[at] === position; at++) times++
        const length = 1 - bm25.b + (bm25.b * (lengths[position] ?? 0)) / average
        const score = rarity * (bm25.d + (times * (bm25.k + 1)) / (times + bm25.k * length))
        scores[position] = (scores[position] ?? 0) + weight * boost * score
        marks[position] = 1
      }
    }
  }

  /** Texts repeat their words, so each is folded once. */
  function plainOnce(word: string): string {
    const one = known.get(word) ?? plain(word)
    known.set(word, one)
    return one
  }
}

type Field = { boost: number; postings: Postings; lengths: Uint16Array; average: number }

function distinct(positions: Uint32Array): number {
  let count = 0
  for (let at = 0; at < positions.length; at++) if (positions[at] !== positions[at - 1]) count++
  return count
}

/** How rare a word is that `matching` of `all` articles have. */
const inverseFrequency = (matching: number, all: number): number =>
  Math.log(1 + (all - matching + 0.5) / (matching + 0.5))

const mostEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 5 ? 1 : 2)

/**
 * A four-letter word with two neighbouring letters swapped. Longer words need no such variants: their edit distance of
 * two covers a swap.
 */
const swapped = (word: string): string[] =>
  word.length === 4
    ? [0, 1, 2].map((at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))
    : []
