import { between, type Run } from '../../geometry/point.ts'
import type { Stitch } from '../../stitches/stitch.ts'
import { cell } from '../picture/grid.ts'
import { componentsOf } from '../picture/pixels/components.ts'
import type { Mask } from './skeleton.ts'
import { contoursOf, type Field, softField } from './trace.ts'

/** The smallest area beside satin that is worth a few stitches of its own, in cells. */
const smallest = 8

/** The parts of an area that its satin leaves bare, where middle lines meet or end. */
export function leftBare(
  { width, height, cells }: Mask,
  field: Field,
  ribs: readonly Stitch[],
): Run[] {
  const rest = cells.slice()
  for (const [from, to] of ribs) {
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (cell / 2)) + 1
    for (let index = 0; index <= steps; index++) {
      const [x, y] = between(from, to, index / steps)
      const column = Math.floor(x / cell) - field.left
      const row = Math.floor(y / cell) - field.top
      // A thread covers the cells beside it too: ribs are closer together than cells are wide twice.
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        rest[(row + dy) * width + column + dx] = 0
    }
  }
  return componentsOf({ width, height, labels: rest }, 0)
    .filter(({ cells: some }) => some.length >= smallest)
    .flatMap((part) =>
      contoursOf(softField(part.cells, width, part), 0.3).map(({ points, closed }) => ({
        closed,
        points: points.map(([x, y]) => [x + field.left * cell, y + field.top * cell] as const),
      })),
    )
}
