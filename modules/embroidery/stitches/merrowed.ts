import { distance, type Point, type Run } from '../geometry/point.ts'
import { stepsAlong } from '../geometry/walk.ts'
import { across } from './column.ts'
import { fanned } from './fan.ts'
import type { Stitch } from './stitch.ts'

/** Width of the merrowed edge, and length of one stitch along it, in picture units. */
export const edgeWidth = 20
const stitchLength = 4.6

/** Slant of the stitches in radians: an overlock machine moves the cloth while it sews. */
const lean = 0.3

/** Distance of the stitches when an embroidery machine sews the edge as satin: 0.4 mm, in picture units. */
const satinPitch = 2

/** A merrowed edge: overlock stitches of constant length around the cloth, for any outline. */
export const sewEdge = (outline: Run, length = stitchLength): Stitch[] =>
  fanned(stepsAlong(outline, length), true).map(({ at, heading }) =>
    across(at, heading + lean, edgeWidth - 3),
  )

/** The same edge as an embroidery machine sews it. */
export const satinEdge = (outline: Run): Stitch[] => sewEdge(outline, satinPitch)

/**
 * The line around the outside of the edge, along which a patch is cut. Where the outline bends inwards sharply, the line
 * does not follow it into the bend.
 */
export function outerRim(outline: Run): Point[] {
  const steps = fanned(stepsAlong(outline, satinPitch), true)
  const reach = (edgeWidth - 3) / 2
  const side = isClockwise(outline.points) ? -1 : 1
  return steps
    .map(
      ({ at: [x, y], heading }): Point => [
        x - side * Math.sin(heading) * reach,
        y + side * Math.cos(heading) * reach,
      ],
    )
    .filter((rim) => steps.every(({ at }) => distance(at, rim) > reach - satinPitch / 4))
}

/** Whether a closed line runs clockwise, with y downwards. */
const isClockwise = (points: readonly Point[]): boolean =>
  points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0) > 0
