import { componentsOf } from './components.ts'
import type { Grid } from './label-grid.ts'

/** Share of the picture that a motif has, if it is no speck. */
const leastMotif = 5e-4

/**
 * The cells of areas with a motif in them, as inside a pale ring with a dot: they belong to the drawing, and an empty one
 * is a hole, as that of an O. `isInside` is 1 for the cells of such areas.
 */
export function aroundMotifs({ width, height }: Grid, isInside: Uint8Array): Int32Array[] {
  const parts = componentsOf({ width, height, labels: isInside })
  const areas = parts.filter(({ label }) => label === 1)
  const areaAt = new Int32Array(isInside.length).fill(-1)
  areas.forEach(({ cells }, area) => {
    for (const at of cells) areaAt[at] = area
  })
  // Above its first cell lies what a part is in.
  const filled = new Set(
    parts
      .filter(({ label, cells }) => label === 0 && cells.length >= leastMotif * isInside.length)
      .map(({ cells }) => areaAt[(cells[0] ?? 0) - width]),
  )
  return areas.flatMap(({ cells }, area) => (filled.has(area) ? [cells] : []))
}
