import { setImmediate as turn } from 'node:timers/promises'

/** Items per slice, which is a few milliseconds of work. */
const slice = 1000

/** Calls `work` for each item in order. Other requests take their turns between slices. */
export async function inSlices<Item>(
  items: readonly Item[],
  work: (item: Item, position: number) => void,
): Promise<void> {
  let position = 0
  for (const item of items) {
    if (position > 0 && position % slice === 0) await turn()
    work(item, position++)
  }
}

/** A sorted copy; stable. Other requests take their turns meanwhile. */
export async function sortedInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  if (items.length <= slice) return [...items].sort(compare)
  await turn()
  const middle = Math.ceil(items.length / 2)
  const first = await sortedInSlices(items.slice(0, middle), compare)
  const second = await sortedInSlices(items.slice(middle), compare)
  return mergedInSlices(first, second, compare)
}

/** Two sorted lists as one; items of the first come before equal ones of the second. */
export async function mergedInSlices<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Promise<Item[]> {
  const merged: Item[] = []
  let from = 0
  await inSlices(first, (item) => {
    for (let next = second[from]; next && compare(next, item) < 0; next = second[from]) {
      merged.push(next)
      from++
    }
    merged.push(item)
  })
  for (const item of second.slice(from)) merged.push(item)
  return merged
}
