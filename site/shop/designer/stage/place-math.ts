import type { DesignPlace, PatchDesign } from '../../../../modules/shared/contract/api.d.ts'

/** Room around a patch for its shadow in mm, as the engine leaves it. */
const margin = 2

/** Side of the stage in mm: the longer side of the patch always fills it, at any size. */
export const stageSide = ({ size }: Pick<PatchDesign, 'size'>): number => size + 2 * margin

/** A point in mm from the middle of the patch. */
export type Spot = { x: number; y: number }

/**
 * The place after fingers moved from some spots to others: one finger shifts, two zoom and turn as well, around the
 * spot between them.
 */
export function dragged(
  place: DesignPlace,
  from: readonly Spot[],
  to: readonly Spot[],
): DesignPlace {
  const [was, is] = [middleOf(from), middleOf(to)]
  const [one, two] = [spanOf(from), spanOf(to)]
  const scale = one && two ? two.length / one.length : 1
  const turn = one && two ? two.angle - one.angle : 0
  const [sin, cos] = [Math.sin(turn) * scale, Math.cos(turn) * scale]
  const [x, y] = [place.x - was.x, place.y - was.y]
  return {
    x: is.x + x * cos - y * sin,
    y: is.y + x * sin + y * cos,
    width: place.width * scale,
    turn: place.turn + (turn * 180) / Math.PI,
  }
}

/** A place that is zoomed by a factor around a spot, which stays. */
export const zoomed = (place: DesignPlace, factor: number, { x, y }: Spot): DesignPlace => ({
  ...place,
  x: x + (place.x - x) * factor,
  y: y + (place.y - y) * factor,
  width: place.width * factor,
})

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})

/** Distance and direction between two fingers; undefined with one, or with two on the same spot. */
function spanOf([one, two]: readonly Spot[]): { length: number; angle: number } | undefined {
  if (!one || !two) return undefined
  const [x, y] = [two.x - one.x, two.y - one.y]
  const length = Math.hypot(x, y)
  return length > 0 ? { length, angle: Math.atan2(y, x) } : undefined
}
