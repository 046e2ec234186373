import { setImmediate as turn } from 'node:timers/promises'

/** Ms of work per slice, and items between two looks at the clock. */
const slice = 5
const step = 50

/** Calls `work` for each item in order. Other requests take their turns between slices. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item, position: number) => void,
): Promise<void> {
  const slices = createSlices()
  let position = 0
  for (const item of items) {
    if (position % step === 0 && slices.isOver()) await slices.next()
    work(item, position++)
  }
}

/** A sorted copy; stable. Other requests take their turns meanwhile. */
export const sortedInSlices = <Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> => sorted(items, compare, createSlices())

async function sorted<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  slices: Slices,
): Promise<Item[]> {
  if (items.length <= step) return [...items].sort(compare)
  if (slices.isOver()) await slices.next()
  const middle = Math.ceil(items.length / 2)
  const first = await sorted(items.slice(0, middle), compare, slices)
  const second = await sorted(items.slice(middle), compare, slices)
  return merged(first, second, compare, slices)
}

/** Two sorted lists as one; items of the first come before equal ones of the second. */
async function merged<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
  slices: Slices,
): Promise<Item[]> {
  const all: Item[] = []
  let from = 0
  for (const item of first) {
    for (let next = second[from]; next && compare(next, item) < 0; next = second[from]) {
      all.push(next)
      from++
    }
    all.push(item)
    if (all.length % step === 0 && slices.isOver()) await slices.next()
  }
  for (const item of second.slice(from)) all.push(item)
  return all
}

type Slices = ReturnType<typeof createSlices>

/** `next` lets other requests take their turns when a slice of a few milliseconds is over. */
function createSlices() {
  let end = performance.now() + slice
  return {
    isOver: (): boolean => performance.now() > end,
    async next(): Promise<void> {
      await turn()
      end = performance.now() + slice
    },
  }
}
