import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from './snapshot.ts'
import { type Stock, seenUnits } from './stock.ts'

/** A snapshot, and the time in ms since 1970. */
export type DatedSnapshot = Snapshot & { now: number }

/** What a page reads from a snapshot. Pure, and outside of the page: it is kept with the page, and read again. */
export type Query<Input extends readonly unknown[], Data> = (
  snapshot: DatedSnapshot,
  ...input: Input
) => Data | Promise<Data>

/** Notes what a page shows. It holds no snapshot, so that an old one goes when its renders end. */
export function createSeen(stock: Stock) {
  const units = new Map<number, number>()
  const counted = new Set<number>()
  const readings: { again(snapshot: DatedSnapshot): unknown; data: unknown }[] = []
  /** The versions of the stock that were found to be the same. */
  const checked = { exact: stock.version(), seen: stock.version() }
  return {
    noteData<Input extends readonly unknown[], Data>(
      query: Query<Input, Data>,
      input: Input,
      data: Data,
    ): void {
      readings.push({ again: (snapshot) => query(snapshot, ...input), data })
    },
    /**
     * The units of a product for the page: the same at each reading, whatever is sold meanwhile. With `isCounted`, the
     * page shows their number.
     */
    unitsOf(id: number, isCounted: boolean): number {
      const left = units.get(id) ?? stock.unitsOf(id)
      units.set(id, left)
      if (isCounted) counted.add(id)
      return left
    },
    /** Whether the page still shows the stock as it is; with `isExact`, also whether it has all numbers of units. */
    isStockUnchanged({ isExact = false } = {}): boolean {
      const kind = isExact ? 'exact' : 'seen'
      if (checked[kind] === stock.version()) return true
      for (const [id, before] of units) {
        const now = stock.unitsOf(id)
        if (isExact || counted.has(id) ? now !== before : seenUnits(now) !== seenUnits(before))
          return false
      }
      checked[kind] = stock.version()
      return true
    },
    /** Whether the page would read the same from this snapshot. Snapshots share articles that did not change. */
    async isSameIn(snapshot: DatedSnapshot): Promise<boolean> {
      for (const { again, data } of readings)
        if (!isDeepStrictEqual(await again(snapshot), data)) return false
      return true
    },
  }
}
