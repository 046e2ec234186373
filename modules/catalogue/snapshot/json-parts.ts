import { setImmediate as turn } from 'node:timers/promises'

/** Items per part, which is a few milliseconds of work. */
const partSize = 500

/**
 * A JSON array in parts, each of which shows its items as they are when the caller takes it. Other requests take their
 * turns in between.
 */
export async function* jsonParts<Item>(
  items: readonly Item[],
  shown: (item: Item) => unknown = (item) => item,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let from = 0; from === 0 || from < items.length; from += partSize) {
    if (from > 0) await turn()
    const json = JSON.stringify(items.slice(from, from + partSize).map(shown))
    const isLast = from + partSize >= items.length
    yield encoder.encode((from > 0 ? ',' : '[') + json.slice(1, -1) + (isLast ? ']' : ''))
  }
}
