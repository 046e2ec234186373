/**
 * A bounded queue in which visitors take turns: a visitor with many items does not delay those with few. When
 * `most` wait, the last of the longest line gives way to a visitor whose line is shorter. Other visitors may join an
 * item, which then is taken in the first turn of any of them.
 */
export function createFairQueue<Item>(most: number) {
  /** What each visitor waits for; the visitor whose turn is next comes first. */
  const lines = new Map<string, Item[]>()
  /** For whom each item was added: it takes a place of that visitor's, and none of those who joined it. */
  const owners = new Map<Item, string>()

  return {
    hasRoomFor,
    /** Adds an item for which there is room. Returns the one that gives way to it, if any. */
    add(visitor: string, item: Item): Item | undefined {
      const displaced = isFull() ? longest().at(-1) : undefined
      if (displaced) remove(displaced)
      owners.set(item, visitor)
      lines.set(visitor, [...lineOf(visitor), item])
      return displaced
    },
    /** Lets a visitor wait for a wanted item as well, if there is one. */
    join(visitor: string, isWanted: (item: Item) => boolean): void {
      const item = [...owners.keys()].find(isWanted)
      if (item && !lineOf(visitor).includes(item)) lines.set(visitor, [...lineOf(visitor), item])
    },
    /** Takes the next item. Its visitor's other items wait until each other visitor has had a turn. */
    take(): Item | undefined {
      const [next] = lines
      if (!next) return undefined
      const [visitor, [item]] = next
      if (item) remove(item)
      const others = lineOf(visitor)
      lines.delete(visitor)
      if (others.length > 0) lines.set(visitor, others)
      return item
    },
    remove,
  }

  function hasRoomFor(visitor: string): boolean {
    return !isFull() || ownOf(visitor).length < longest().length - 1
  }

  function remove(item: Item): void {
    owners.delete(item)
    for (const [visitor, line] of lines) {
      const others = line.filter((one) => one !== item)
      if (others.length > 0) lines.set(visitor, others)
      else lines.delete(visitor)
    }
  }

  function lineOf(visitor: string): Item[] {
    return lines.get(visitor) ?? []
  }

  function ownOf(visitor: string): Item[] {
    return lineOf(visitor).filter((item) => owners.get(item) === visitor)
  }

  function longest(): Item[] {
    const all = [...lines.keys()].map(ownOf)
    return all.sort((one, other) => other.length - one.length).at(0) ?? []
  }

  function isFull(): boolean {
    return owners.size >= most
  }
}
