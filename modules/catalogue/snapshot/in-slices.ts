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
  const sorted: Item[] = []
  let from = 0
  await inSlices(first, (item) => {
    for (let next = second[from]; next && compare(next, item) < 0; next = second[from]) {
      sorted.push(next)
      from++
    }
    sorted.push(item)
  })
  return [...sorted, ...second.slice(from)]
}
