import { inSlices } from './in-slices.ts'

/** Positions in a list, ascending. */
type Positions = readonly number[]

/** Finds items by the words of their texts. */
export type WordIndex = {
  /** The items of each word. */
  words: ReadonlyMap<string, Positions>
  /** The items with a text that contains this one, which is not empty and has no spaces around it. */
  containing(text: string): Positions
}

/**
 * Indexes items by the words of their texts, which are separated by spaces. Thousands of products share a few thousand
 * words, so a search scans the words and compares few texts.
 */
export async function createWordIndex(items: readonly (readonly string[])[]): Promise<WordIndex> {
  const places = new Map<string, number[]>()
  await inSlices(items, (texts, position) => {
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const known = places.get(word)
      if (known) known.push(position)
      else places.set(word, [position])
    }
  })
  return indexOfWords(places, items.length, (position) => items[position] ?? [])
}

/** The same index with each word and text folded further. Only the words are folded now, and texts when compared. */
export function foldedIndex(
  { words }: WordIndex,
  items: readonly (readonly string[])[],
  fold: (text: string) => string,
): WordIndex {
  return indexOfWords(
    regrouped(words, (word) => [fold(word)]),
    items.length,
    (position) => (items[position] ?? []).map(fold),
  )
}

/** The positions of each key that the words have. */
export function regrouped(
  words: ReadonlyMap<string, Positions>,
  keysOf: (word: string) => readonly string[],
): Map<string, Positions> {
  const groups = new Map<string, Positions[]>()
  for (const [word, positions] of words)
    for (const key of keysOf(word)) groups.set(key, [...(groups.get(key) ?? []), positions])
  return new Map(
    [...groups].map(([key, lists]) => [
      key,
      lists.length === 1
        ? (lists[0] ?? [])
        : [...new Set(lists.flat())].sort((one, other) => one - other),
    ]),
  )
}

function indexOfWords(
  words: ReadonlyMap<string, Positions>,
  length: number,
  textsAt: (position: number) => readonly string[],
): WordIndex {
  return {
    words,
    containing(text) {
      const [first = '', ...rest] = wordsOf(text)
      const last = rest.pop()
      if (last === undefined) return matching((word) => word.includes(first))
      // The spaces in the text bind its words to the ends of the words around them.
      const parts = [
        matching((word) => word.endsWith(first)),
        matching((word) => word.startsWith(last)),
        ...rest.map((word) => words.get(word) ?? []),
      ].sort((a, b) => a.length - b.length)
      return (parts[0] ?? []).filter((position) =>
        textsAt(position).some((whole) => whole.includes(text)),
      )
    },
  }

  /** The items with any matching word. */
  function matching(isMatch: (word: string) => boolean): Positions {
    const marks = new Uint8Array(length)
    for (const [word, positions] of words)
      if (isMatch(word)) for (const position of positions) marks[position] = 1
    const found: number[] = []
    for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) found.push(at)
    return found
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
