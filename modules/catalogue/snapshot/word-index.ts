import { type ItemWords, type Positions, type Postings, positionsOfAny } from './postings.ts'

/** Finds items by the words of their texts, which are separated by spaces. */
export type WordIndex = {
  /** The items with a text that contains this one, which is not empty and has no spaces around it. */
  containing(text: string): Positions
}

type Indexed = {
  /** The number of items. */
  length: number
  /** The words of the items, in the order of their texts. */
  itemWords: ItemWords
  postings: Postings
  /** The words of the postings by number, in the form in which texts are compared. */
  words: readonly string[]
  /** An item's texts in that form. */
  textsAt(position: number): Iterable<string>
}

/**
 * Thousands of products share a few thousand words, so a search scans the words. It compares few texts: those of items
 * that have the words of a longer text one after the other.
 */
export function createWordIndex({
  length,
  itemWords: { tokens, ends },
  postings,
  words,
  textsAt,
}: Indexed): WordIndex {
  return {
    containing(text) {
      const accepted = testsOf(wordsOf(text)).map((isMatch) => matching(isMatch))
      const [rarest] = accepted.toSorted((a, b) => a.count - b.count)
      const some = positionsOfAny(length, postings, rarest?.numbers ?? [])
      if (accepted.length === 1) return some
      const [first = none, ...others] = accepted.map(({ numbers }) => marksOf(numbers))
      return some.filter(
        (position) =>
          isInRow(first, others, position) &&
          isAny(textsAt(position), (whole) => whole.includes(text)),
      )
    },
  }

  /** The words that pass a test, and how often items have them. */
  function matching(isMatch: (word: string) => boolean): { numbers: number[]; count: number } {
    const numbers: number[] = []
    let count = 0
    for (let number = 0; number < words.length; number++) {
      if (!isMatch(words[number] ?? '')) continue
      numbers.push(number)
      count += postings.of(number).length
    }
    return { numbers, count }
  }

  function marksOf(numbers: readonly number[]): Uint8Array {
    const marks = new Uint8Array(words.length)
    for (const number of numbers) marks[number] = 1
    return marks
  }

  /** Whether an item has words in a row that are accepted one after the other. */
  function isInRow(first: Uint8Array, others: readonly Uint8Array[], position: number): boolean {
    const last = (ends[position] ?? 0) - others.length
    for (let at = ends[position - 1] ?? 0; at < last; at++)
      if (first[tokens[at] ?? 0])
        if (others.every((marks, further) => marks[tokens[at + further + 1] ?? 0])) return true
    return false
  }
}

const none = new Uint8Array()

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
