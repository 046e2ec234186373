/** Who waits for an item. It takes up a place of its owner's, and none of the visitors' who joined it. */
type Wait = { owner: string; visitors: Set<string> }

/**
 * A bounded queue in which visitors take turns: a visitor with many items does not delay those with few. When
 * `most` wait, the last of the longest line gives way to a visitor whose line is shorter. Other visitors may join an
 * item, which then is taken in the first turn of any of them.
 */
export function createFairQueue<Item>(most: number) {
  /** What each visitor waits for; the visitor whose turn is next comes first. */
  const lines = new Map<string, Set<Item>>()
  const waits = new Map<Item, Wait>()
  /** Each visitor's own items. */
  const owned = new Map<string, Item[]>()

  return {
    hasRoomFor,
    /** Adds an item for which there is room. Returns the one that gives way to it, if any. */
    add(owner: string, item: Item): Item | undefined {
      const displaced = isFull() ? longest().at(-1) : undefined
      if (displaced) remove(displaced)
      waits.set(item, { owner, visitors: new Set() })
      owned.set(owner, [...ownedBy(owner), item])
      enter(owner, item)
      return displaced
    },
    /** Lets a visitor wait for a wanted item as well, if there is one. */
    join(visitor: string, isWanted: (item: Item) => boolean): void {
      const item = [...waits.keys()].find(isWanted)
      if (item) enter(visitor, item)
    },
    /**
     * Takes the next item. Its visitor's other items wait until each other visitor has had a turn, and so do those of
     * `last`, who had the turn before.
     */
    take(last?: string): Item | undefined {
      const next = [...lines].find(([visitor]) => visitor !== last) ?? [...lines][0]
      if (!next) return undefined
      const [visitor, line] = next
      const [item] = line
      if (item) remove(item)
      lines.delete(visitor)
      if (line.size > 0) lines.set(visitor, line)
      return item
    },
    remove,
  }

  function hasRoomFor(visitor: string): boolean {
    return !isFull() || ownedBy(visitor).length < longest().length - 1
  }

  function enter(visitor: string, item: Item): void {
    waits.get(item)?.visitors.add(visitor)
    lines.set(visitor, (lines.get(visitor) ?? new Set()).add(item))
  }

  function remove(item: Item): void {
    const wait = waits.get(item)
    if (!wait) return
    waits.delete(item)
    const others = ownedBy(wait.owner).filter((one) => one !== item)
    if (others.length > 0) owned.set(wait.owner, others)
    else owned.delete(wait.owner)
    for (const visitor of wait.visitors) leave(visitor, item)
  }

  function leave(visitor: string, item: Item): void {
    const line = lines.get(visitor)
    line?.delete(item)
    if (line?.size === 0) lines.delete(visitor)
  }

  function ownedBy(visitor: string): readonly Item[] {
    return owned.get(visitor) ?? []
  }

  function longest(): readonly Item[] {
    return [...owned.values()].reduce((most, one) => (one.length > most.length ? one : most), [])
  }

  function isFull(): boolean {
    return waits.size >= most
  }
}
