import type { Region } from '../stitches/region.ts'
import { stitched } from '../stitches/region.ts'
import { cell } from './picture/grid.ts'
import type { Grid } from './picture/pixels/label-grid.ts'

/** Calls back with the cells under each stitch of a region. */
export function eachSewnCell(region: Region, { width, height }: Grid, visit: (at: number) => void) {
  for (const [from, to] of stitched(region)) {
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / cell)
    for (let index = 0; index <= steps; index++) {
      const share = steps ? index / steps : 0
      const column = Math.floor((from[0] + (to[0] - from[0]) * share) / cell)
      const row = Math.floor((from[1] + (to[1] - from[1]) * share) / cell)
      if (column >= 0 && row >= 0 && column < width && row < height) visit(row * width + column)
    }
  }
}
