import type { Units } from '../units.ts'

/** The stock of all products in this process, apart from the snapshot: a sale changes nothing else. */
export type Stock = ReturnType<typeof createStock>

export function createStock() {
  let known = new Map<number, number>()
  let version = 0
  /** The version since which a product has its units. */
  const changedAt = new Map<number, number>()
  /** Changes during a read, which may have missed them. */
  let during: Map<number, number> | undefined
  return {
    /** Units in stock; 0 for an unknown product. */
    unitsOf: (id: number): number => known.get(id) ?? 0,
    /** Incremented when the units of any product change. */
    version: (): number => version,
    /** Whether these products have the units that they had at a version. */
    isUnchanged: (ids: Uint32Array, since: number): boolean =>
      ids.every((id) => (changedAt.get(id) ?? 0) <= since),
    /** Stores the new units of some products. */
    change(units: Units): void {
      note(units)
      for (const [id, left] of units) {
        known.set(id, left)
        during?.set(id, left)
      }
    },
    /**
     * Takes the units that `read` returns, of all products or of some; changes announced meanwhile are newer. One read
     * at a time.
     */
    async reread<Answer extends { units: Units }>(
      products: 'all' | 'some',
      read: () => Promise<Answer>,
    ): Promise<Answer> {
      const missed = new Map<number, number>()
      during = missed
      try {
        const answer = await read()
        const units = new Map([...answer.units, ...missed])
        note(units)
        if (products === 'all') known = units
        else for (const [id, left] of units) known.set(id, left)
        return answer
      } finally {
        during = undefined
      }
    },
  }

  function note(units: Units): void {
    const changed = [...units].filter(([id, left]) => known.get(id) !== left)
    if (changed.length > 0) version++
    for (const [id] of changed) changedAt.set(id, version)
  }
}
