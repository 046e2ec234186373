/** A pseudo-random generator (mulberry32); the same seed gives the same sequence. */
export type Random = ReturnType<typeof seededRandom>

/** A generator whose whole sequence follows from the seed. */
export function seededRandom(seed: number) {
  let state = seed >>> 0

  /** From 0 to just below 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  return {
    /** An integer, bounds included. */
    between: (least: number, most: number): number =>
      least + Math.floor(next() * (most - least + 1)),
    chance: (probability: number): boolean => next() < probability,
    oneOf<Item>(items: readonly Item[]): Item {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from')
      return item
    },
  }
}
