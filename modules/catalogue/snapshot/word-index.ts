import { type Positions, type Postings, positionsWhere } from './postings.ts'

/** Finds items by the words of their texts, which are separated by spaces. */
export type WordIndex = {
  /** The items with a text that contains this one, which is not empty and has no spaces around it. */
  containing(text: string): Positions
}

type Indexed = {
  /** The number of items. */
  length: number
  postings: Postings
  /** The words of the postings by number, in the form in which texts are compared. */
  words: readonly string[]
  /** An item's texts in that form. */
  textsAt(position: number): Iterable<string>
}

/**
 * Thousands of products share a few thousand words, so a search scans the words and compares few texts: only those of
 * items that have all words of a longer text.
 */
export function createWordIndex({ length, postings, words, textsAt }: Indexed): WordIndex {
  return {
    containing(text) {
      const tests = testsOf(wordsOf(text))
      /** How many of the tests, from the first on, an item has a word for. */
      const passed = new Uint8Array(length)
      for (const [test, isMatch] of tests.entries())
        for (const [number, word] of words.entries())
          if (isMatch(word))
            for (const position of postings.of(number))
              if (passed[position] === test) passed[position] = test + 1
      return positionsWhere(
        length,
        (position) =>
          passed[position] === tests.length &&
          (tests.length === 1 || isAny(textsAt(position), (whole) => whole.includes(text))),
      )
    },
  }
}

function isAny(texts: Iterable<string>, isMatch: (text: string) => boolean): boolean {
  for (const text of texts) if (isMatch(text)) return true
  return false
}

/** A test for each word of a text. Its spaces bind its words to the ends of the words around them. */
function testsOf(words: readonly string[]): ((word: string) => boolean)[] {
  if (words.length === 1) return words.map((wanted) => (word) => word.includes(wanted))
  return words.map((wanted, at) => (word) => {
    if (at === 0) return word.endsWith(wanted)
    return at === words.length - 1 ? word.startsWith(wanted) : word === wanted
  })
}

/** The words of a text, separated by spaces. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)
