import { distancesInside } from './distance.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'

/**
 * The labels of cells at which their area has no room for a circle of this radius, in cells; all others are bare. What is
 * narrower than twice the radius is narrow in any direction.
 */
export function narrowParts({ width, height, labels }: LabelGrid, radius: number): Uint8Array {
  const result = new Uint8Array(labels.length).fill(bare)
  for (const label of new Set(labels)) {
    if (label === bare) continue
    const own = labels.map((one) => (one === label ? 1 : 0))
    const depth = distancesInside(own, { width, height }, true)
    const away = own.map((_, at) => ((depth[at] ?? 0) >= radius ? 0 : 1))
    const fromRoom = distancesInside(away, { width, height }, true)
    for (let at = 0; at < labels.length; at++)
      if (own[at] && (fromRoom[at] ?? 0) >= radius) result[at] = label
  }
  return result
}
