/**
 * A bounded queue, fair between visitors: a visitor with many items does not delay those with few. When `most`
 * wait, the last of the longest line gives way to a visitor whose line is shorter.
 */
export function createFairQueue<Item>(most: number) {
  /** The waiting items of each visitor; the visitor who is served next comes first. */
  const lines = new Map<string, Item[]>()

  return {
    hasRoomFor,
    /** Adds an item for which there is room. Returns the one that gives way to it, if any. */
    add(visitor: string, item: Item): Item | undefined {
      const displaced = isFull() ? longest().at(-1) : undefined
      if (displaced) remove(displaced)
      lines.set(visitor, [...lineOf(visitor), item])
      return displaced
    },
    /**
     * Takes the next item. Its visitor's other items wait until each other visitor has had a slot, and so do those of
     * `last`, who had the slot before.
     */
    take(last?: string): Item | undefined {
      const next = [...lines].find(([visitor]) => visitor !== last) ?? [...lines][0]
      if (!next) return undefined
      const [visitor, [item, ...others]] = next
      lines.delete(visitor)
      if (others.length > 0) lines.set(visitor, others)
      return item
    },
    remove,
  }

  function hasRoomFor(visitor: string): boolean {
    return !isFull() || lineOf(visitor).length < longest().length - 1
  }

  function remove(item: Item): void {
    for (const [visitor, line] of lines) {
      const others = line.filter((one) => one !== item)
      if (others.length > 0) lines.set(visitor, others)
      else lines.delete(visitor)
    }
  }

  function lineOf(visitor: string): readonly Item[] {
    return lines.get(visitor) ?? []
  }

  function longest(): readonly Item[] {
    return [...lines.values()].reduce((most, one) => (one.length > most.length ? one : most), [])
  }

  function isFull(): boolean {
    return [...lines.values()].reduce((sum, { length }) => sum + length, 0) >= most
  }
}
