import { inSlices } from './in-slices.ts'

/** Numbers at 2 bytes each if all are below 65,536, else at 4. */
type Numbers = Uint16Array | Uint32Array

/** Positions in a list, ascending. */
export type Positions = Numbers

/** The words of a list of items, each once. */
export type Vocabulary = ReturnType<typeof createVocabulary>

/** The items of each word, by the word's number in a vocabulary. An item is there as often as it has the word. */
export type Postings = { of(word: number): Positions }

export function createVocabulary() {
  const numbers = new Map<string, number>()
  const words: string[] = []
  return {
    /** The words by number. */
    words: words as readonly string[],
    find: (word: string): number | undefined => numbers.get(word),
    /** The number of a word, which is added if it is new. */
    numberOf(word: string): number {
      const known = numbers.get(word)
      if (known !== undefined) return known
      numbers.set(word, words.length)
      return words.push(word) - 1
    },
  }
}

/** The words of all items, one item's after the other's, and where each item's words end. */
export type ItemWords = { tokens: Numbers; ends: Uint32Array }

/** Reads the words of items, and numbers them. */
export async function readWords<Item>(
  items: readonly Item[],
  vocabulary: Vocabulary,
  wordsOf: (item: Item) => readonly string[],
): Promise<ItemWords> {
  const tokens = createNumbers()
  const ends = new Uint32Array(items.length)
  await inSlices(items, (item, position) => {
    for (const word of wordsOf(item)) tokens.push(vocabulary.numberOf(word))
    ends[position] = tokens.length()
  })
  const compact = numbersBelow(vocabulary.words.length, tokens.length())
  compact.set(tokens.all())
  return { tokens: compact, ends }
}

/**
 * Groups the words of items by word. All positions are in one array: with 35,000 products, an array or a map per word
 * takes ten times the memory.
 */
export async function createPostings(
  { tokens, ends }: ItemWords,
  { words }: Vocabulary,
): Promise<Postings> {
  const starts = new Uint32Array(words.length + 1)
  await inSlices(tokens, (word) => {
    starts[word + 1] = (starts[word + 1] ?? 0) + 1
  })
  for (let word = 0; word < words.length; word++)
    starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  const positions = numbersBelow(ends.length, tokens.length)
  const free = starts.slice()
  let position = 0
  await inSlices(tokens, (word, at) => {
    while (at === ends[position]) position++
    const place = free[word] ?? 0
    positions[place] = position
    free[word] = place + 1
  })
  return postingsOf(positions, starts)
}

/** Apart, so that the postings hold on to nothing else. */
function postingsOf(positions: Numbers, starts: Uint32Array): Postings {
  return { of: (word) => positions.subarray(starts[word] ?? 0, starts[word + 1] ?? 0) }
}

const numbersBelow = (bound: number, length: number): Numbers =>
  bound <= 65_536 ? new Uint16Array(length) : new Uint32Array(length)

/** A list of numbers that grows, at 4 bytes each. */
function createNumbers() {
  let numbers = new Uint32Array(1024)
  let length = 0
  return {
    length: (): number => length,
    push(number: number): void {
      if (length === numbers.length) {
        const larger = new Uint32Array(2 * length)
        larger.set(numbers)
        numbers = larger
      }
      numbers[length++] = number
    },
    all: (): Uint32Array => numbers.subarray(0, length),
  }
}

/** The positions, below `length`, at which something is true. */
function positionsWhere(length: number, isThere: (position: number) => boolean): Positions {
  const found = new Uint32Array(length)
  let count = 0
  for (let position = 0; position < length; position++)
    if (isThere(position)) found[count++] = position
  return found.slice(0, count)
}

/** All positions, below `length`, of any of these words. */
export function positionsOfAny(
  length: number,
  postings: Postings,
  words: Iterable<number>,
): Positions {
  const lists = Array.from(words, (word) => postings.of(word))
  const count = lists.reduce((all, list) => all + list.length, 0)
  // Few are sorted sooner than all positions are looked at.
  if (count < length / 16) {
    const found = new Set<number>()
    for (const list of lists) for (const position of list) found.add(position)
    return Uint32Array.from(found).sort()
  }
  const marks = new Uint8Array(length)
  for (const list of lists) for (const position of list) marks[position] = 1
  return positionsWhere(length, (position) => marks[position] === 1)
}
