import { plain } from '../plain.ts'
import { type FuzzyWords, fields } from './fuzzy-words.ts'
import type { Positions } from './postings.ts'

/** Weights of a match that is not the word itself, and BM25's parameters, as in MiniSearch. */
const weights = { prefix: 0.375, fuzzy: 0.45 }
const bm25 = { k: 1.2, b: 0.7, d: 0.5 }

/** Marks of the articles that match a spelling, by the spelling. */
type MatchedBy = Map<string, Uint8Array>

/**
 * Scores articles by the similarity of their words to those of a text, as MiniSearch does. The articles are those of all
 * `parts`, one part's after the other's; those that are not `live` count nowhere.
 */
export function createFuzzyScores(parts: readonly FuzzyWords[], live: Uint8Array) {
  const count = live.length
  let liveCount = 0
  for (const one of live) liveCount += one
  const starts = parts.map((_, part) => sum(parts.slice(0, part).map((before) => before.count)))
  const averages = fields.map((_, field) => averageLength(field))

  return {
    /** The score of each article; 0 for one that lacks a word like one of these. */
    scores(words: readonly string[]): Float64Array {
      const matchedBy: MatchedBy = new Map()
      const [first, ...rest] = words.map((word) => scoresOfWord(word, matchedBy))
      if (!first) return new Float64Array(count)
      const sums = rest.reduce(
        (all, one) => all.map((score, at) => (score && one[at] ? score + one[at] : 0)),
        first,
      )
      const marks = [...matchedBy.values()]
      // As in MiniSearch, an article counts once more for each further spelling that it matches.
      return sums.map((score, at) => score && score * sum(marks.map((one) => one[at] ?? 0)))
    },
  }

  function averageLength(field: number): number {
    let all = 0
    for (const [part, { fields }] of parts.entries()) {
      const start = starts[part] ?? 0
      const lengths = fields[field]?.lengths ?? []
      for (let at = 0; at < lengths.length; at++) if (live[start + at]) all += lengths[at] ?? 0
    }
    return all / liveCount
  }

  /** The scores of a word, or of one with two neighbouring letters swapped. */
  function scoresOfWord(word: string, matchedBy: MatchedBy): Float64Array {
    const scores = new Float64Array(count)
    const folded = plain(word)
    const asked = [
      { text: folded, edits: mostEdits(folded) },
      ...swapped(word).map((text) => ({ text: plain(text), edits: 0 })),
    ]
    for (const { text, edits } of asked) {
      const marks = matchedBy.get(text) ?? new Uint8Array(count)
      matchedBy.set(text, marks)
      if (text) for (const match of matchesOf(text, edits)) addScores(match, scores, marks)
    }
    return scores
  }

  /** The words of the index that are this one, begin with it, or are within an edit distance of it; with their weights. */
  function matchesOf(wanted: string, edits: number): Map<string, number> {
    return new Map(parts.flatMap(({ tree }) => [...matchesIn(tree, wanted, edits)]))
  }

  /** Adds the scores of the articles with a word, and marks them. */
  function addScores(
    [text, weight]: [string, number],
    scores: Float64Array,
    marks: Uint8Array,
  ): void {
    for (const [field, { boost }] of fields.entries()) {
      const found = parts.map((part) => positionsOf(part, field, text))
      const rarity = inverseFrequency(distinctOf(found), liveCount)
      for (const [part, positions] of found.entries()) {
        const start = starts[part] ?? 0
        const lengths = parts[part]?.fields[field]?.lengths
        for (let at = 0; at < positions.length; ) {
          const position = positions[at] ?? 0
          let times = 0
          for (; positions[at] === position; at++) times++
          const share = (bm25.b * (lengths?.[position] ?? 0)) / (averages[field] ?? 1)
          const length = 1 - bm25.b + share
          const score = rarity * (bm25.d + (times * (bm25.k + 1)) / (times + bm25.k * length))
          scores[start + position] = (scores[start + position] ?? 0) + weight * boost * score
          marks[start + position] = 1
        }
      }
    }
  }

  /** How many live articles are at these positions of the parts. */
  function distinctOf(found: readonly Positions[]): number {
    let distinct = 0
    for (const [part, positions] of found.entries()) {
      const start = starts[part] ?? 0
      for (let at = 0; at < positions.length; at++)
        if (positions[at] !== positions[at - 1] && live[start + (positions[at] ?? 0)]) distinct++
    }
    return distinct
  }
}

function positionsOf({ tree, fields }: FuzzyWords, field: number, text: string): Positions {
  const word = tree.get(text)
  return (word === undefined ? undefined : fields[field]?.postings.of(word)) ?? new Uint32Array()
}

/** The words of a tree that are this one, begin with it, or are within an edit distance of it; with their weights. */
function matchesIn(
  tree: FuzzyWords['tree'],
  wanted: string,
  edits: number,
): ReadonlyMap<string, number> {
  const matches = new Map<string, number>()
  if (tree.has(wanted)) matches.set(wanted, 1)
  if (wanted.length >= 3)
    for (const [text] of tree.atPrefix(wanted)) {
      if (text === wanted) continue
      const further = text.length - wanted.length
      matches.set(text, (weights.prefix * text.length) / (text.length + 0.3 * further))
    }
  if (edits > 0)
    for (const [text, [, distance]] of tree.fuzzyGet(wanted, edits))
      if (!matches.has(text))
        matches.set(text, (weights.fuzzy * text.length) / (text.length + distance))
  return matches
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

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
