import type { Run } from '../geometry/point.ts'
import { crossings, type Edge, spansOf } from '../stitches/spans.ts'
import { distancesInside } from './picture/distance.ts'
import { cell } from './picture/grid.ts'
import type { Grid } from './picture/pixels/label-grid.ts'

/** 1 for the cells inside a closed run and more than `inset` picture units from it. */
export function cellsInside({ points }: Run, { width, height }: Grid, inset: number): Uint8Array {
  const edges = points.map(
    (from, index): Edge => [from, points[(index + 1) % points.length] ?? from],
  )
  const mask = new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    for (const [from, to] of spansOf(crossings((row + 0.5) * cell, edges)))
      mask.fill(
        1,
        row * width + Math.max(0, Math.ceil(from / cell - 0.5)),
        row * width + Math.min(width, Math.floor(to / cell - 0.5) + 1),
      )
  if (inset === 0) return mask
  const distances = distancesInside(mask, { width, height })
  return mask.map((_, at) => ((distances[at] ?? 0) * cell > inset ? 1 : 0))
}
