import { inSlices } from './in-slices.ts'

/** Positions in a list, ascending. */
type Positions = readonly number[]

/** Finds items by the words of their texts. */
export type WordIndex = Awaited<ReturnType<typeof createWordIndex>>

/**
 * Indexes items by the words of their texts, several texts per item. Thousands of products share a few thousand words,
 * so a search scans the words and compares few texts.
 */
export async function createWordIndex(
  items: readonly (readonly string[])[],
  wordsOf: (text: string) => string[],
) {
  const places = new Map<string, number[]>()
  await inSlices(items, (texts, position) => {
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const known = places.get(word)
      if (known) known.push(position)
      else places.set(word, [position])
    }
  })
  return {
    /** The items with this word. */
    withWord: (word: string): Positions => places.get(word) ?? [],

    /** The items with a text that contains this one, which has a word and no spaces around it. */
    containing(text: string): Positions {
      const [first = '', ...rest] = wordsOf(text)
      const last = rest.pop()
      if (last === undefined) return matching((word) => word.includes(first))
      // The spaces in the text bind its words to the ends of the words around them.
      const parts = [
        matching((word) => word.endsWith(first)),
        matching((word) => word.startsWith(last)),
        ...rest.map((word) => places.get(word) ?? []),
      ].sort((a, b) => a.length - b.length)
      return (parts[0] ?? []).filter((position) =>
        items[position]?.some((whole) => whole.includes(text)),
      )
    },
  }

  /** The items with any matching word. */
  function matching(isMatch: (word: string) => boolean): Positions {
    const marks = new Uint8Array(items.length)
    for (const [word, positions] of places)
      if (isMatch(word)) for (const position of positions) marks[position] = 1
    const found: number[] = []
    for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) found.push(at)
    return found
  }
}

/** The parts of a text between spaces. */
export const spacedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean)
