import { unitsPerMm } from '../embroidery.ts'
import { distancesInside } from './distance.ts'
import { cell } from './grid.ts'
import { bare, type LabelGrid } from './pixels/label-grid.ts'

/** Lines thinner than 1.2 mm close up or tear; half of that in cells. */
const thinRadius = (0.6 * unitsPerMm) / cell

const reach = Math.floor(thinRadius)
const steps = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
const circle = steps.flatMap((down) =>
  steps.flatMap((along) => (Math.hypot(down, along) < thinRadius ? [{ down, along }] : [])),
)

/**
 * 1 for the cells at which the area of their label, `bare` included, has no room for a circle of the radius of a thin
 * line. What is narrower than twice the radius is narrow in any direction.
 */
export function narrowCells({ width, height, labels }: LabelGrid): Uint8Array {
  // No label is 0, which would be outside of all areas.
  const areas = labels.map((label) => (label === bare ? bare : label + 1))
  const depth = distancesInside(areas, { width, height }, true)
  return labels.map((label, at) => {
    if ((depth[at] as number) >= thinRadius) return 0
    const [x, y] = [at % width, Math.floor(at / width)]
    const hasRoom = circle.some(({ down, along }) => {
      const [column, row] = [x + along, y + down]
      if (column < 0 || row < 0 || column >= width || row >= height) return false
      const other = row * width + column
      return labels[other] === label && (depth[other] as number) >= thinRadius
    })
    return hasRoom ? 0 : 1
  })
}
