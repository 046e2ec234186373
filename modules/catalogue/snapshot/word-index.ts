import { type ItemWords, type Positions, type Postings, positionsOfAny } from './postings.ts'

/** Finds items by the words of their texts, which are separated by spaces. */
export type WordIndex = {
  /** The items with a text that contains this one, which is not empty and has no spaces around it. */
  containing(text: string): Positions
}

type Indexed = {
  /** The number of items. */
  length: number
  /** The words of the items, in the order of their texts, each of which ends with `textEnd`. */
  itemWords: ItemWords
  postings: Postings
  /** The words of the postings by number, in the form in which texts are compared. */
  words: readonly string[]
  /** The texts of an item in that form, if any of them is not single-spaced. */
  irregularTextsAt(position: number): readonly string[] | undefined
}

/**
 * Thousands of products share a few thousand words, so a search scans the words. It compares only texts that are
 * not single-spaced.
 */
export function createWordIndex({
  length,
  itemWords: { tokens, ends },
  postings,
  words,
  irregularTextsAt,
}: Indexed): WordIndex {
  return {
    containing(text) {
      const accepted = testsOf(wordsOf(text)).map((isMatch) => matching(isMatch))
      const [rarest = none] = accepted.toSorted((a, b) => a.count - b.count)
      const some = positionsOfAny(length, postings, rarest.numbers)
      if (accepted.length === 1) return some
      const row = accepted.map(({ numbers }) => marksOf(numbers))
      const place = accepted.indexOf(rarest)
      const isRegular = isSingleSpaced(text)
      return some.filter((position) => {
        if (!hasInRow(position, row, place)) return false
        const irregular = irregularTextsAt(position)
        return irregular ? irregular.some((whole) => whole.includes(text)) : isRegular
      })
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

  /** Whether an item has accepted words in a row. Tests the word at `place`, the rarest one, first. */
  function hasInRow(position: number, row: readonly Uint8Array[], place: number): boolean {
    const rarest = row[place] ?? noMarks
    const last = (ends[position] ?? 0) - row.length
    for (let at = ends[position - 1] ?? 0; at <= last; at++)
      if (rarest[tokens[at + place] ?? 0] && isRowAt(at, row)) return true
    return false
  }

  function isRowAt(start: number, row: readonly Uint8Array[]): boolean {
    for (let further = 0; further < row.length; further++)
      if (!row[further]?.[tokens[start + further] ?? 0]) return false
    return true
  }
}

const noMarks = new Uint8Array()
const none = { numbers: [], count: 0 }

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

/** Whether one space separates the words of a text each. Then its words tell what it contains. */
export const isSingleSpaced = (text: string): boolean => wordsOf(text).join(' ') === text

/** Stands for the end of a text among words: what is searched for may not reach from one text into the next. */
export const textEnd = ''
