import { unitsPerMm } from '../embroidery.ts'
import { distancesInside } from './distance.ts'
import { cell } from './grid.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'

/** Lines thinner than 1.2 mm close up or tear; half of that in cells. */
export const thinRadius = (0.6 * unitsPerMm) / cell

/**
 * The labels of cells at which their area has no room for a circle of this radius, in cells; all others are bare. What is
 * narrower than twice the radius is narrow in any direction.
 */
export function narrowParts(grid: LabelGrid, radius: number): Uint8Array {
  const result = new Uint8Array(grid.labels.length).fill(bare)
  for (const label of new Set(grid.labels)) {
    if (label === bare) continue
    const isNarrow = narrowIn(grid, label, radius)
    for (let at = 0; at < result.length; at++) if (isNarrow[at]) result[at] = label
  }
  return result
}

/** 1 for the cells of a label at which its area has no room for a circle of this radius, in cells. */
export function narrowIn({ width, height, labels }: LabelGrid, label: number, radius: number) {
  const own = labels.map((one) => (one === label ? 1 : 0))
  const depth = distancesInside(own, { width, height }, true)
  const away = own.map((_, at) => ((depth[at] ?? 0) >= radius ? 0 : 1))
  const fromRoom = distancesInside(away, { width, height }, true)
  return own.map((isOwn, at) => (isOwn && (fromRoom[at] ?? 0) >= radius ? 1 : 0))
}
