import type { Box, Placement, Point } from '../geometry/point.ts'
import type { Arrangement } from '../recipe.ts'

type Spot = { x: number; y: number; size: number; turn?: number; mirrored?: boolean }

/**
 * Positions and sizes of the copies as fractions of a unit square around its middle, spaced so that even square motifs
 * do not overlap.
 */
const spots: Record<Arrangement, readonly Spot[]> = {
  single: [{ x: 0, y: 0, size: 1 }],
  pair: [
    { x: -0.31, y: 0.04, size: 0.54, turn: -7 },
    { x: 0.31, y: -0.04, size: 0.54, turn: 7 },
  ],
  trio: [
    { x: 0, y: -0.29, size: 0.52 },
    { x: -0.28, y: 0.27, size: 0.5, turn: -8 },
    { x: 0.28, y: 0.27, size: 0.5, turn: 8 },
  ],
  row: [
    { x: -0.38, y: 0.03, size: 0.36, turn: -5 },
    { x: 0, y: -0.03, size: 0.38 },
    { x: 0.38, y: 0.03, size: 0.36, turn: 5 },
  ],
  ring: Array.from({ length: 6 }, (_, index) => ({
    x: 0.36 * Math.sin((index * Math.PI) / 3),
    y: -0.36 * Math.cos((index * Math.PI) / 3),
    size: 0.29,
    turn: index * 60,
  })),
  scatter: [
    { x: -0.28, y: -0.26, size: 0.36, turn: -18 },
    { x: 0.24, y: -0.3, size: 0.3, turn: 14 },
    { x: 0.02, y: 0.02, size: 0.36, turn: 6 },
    { x: -0.28, y: 0.3, size: 0.3, turn: 22 },
    { x: 0.3, y: 0.26, size: 0.36, turn: -12 },
  ],
  mirror: [
    { x: -0.31, y: 0, size: 0.58 },
    { x: 0.31, y: 0, size: 0.58, mirrored: true },
  ],
}

/** Side of a motif's own square, in motif units. */
const motifUnits = 100

/** Placements of a motif's copies around a middle, in a square `size` wide; `box` is the motif's bounding box. */
export function arranged(
  arrange: Arrangement,
  { box, middle, size }: { box: Box; middle: Point; size: number },
): Placement[] {
  return spots[arrange].map((spot) => {
    const scale = (spot.size * size) / motifUnits
    const [turn, mirrored] = [spot.turn ?? 0, spot.mirrored ?? false]
    // Narrow motifs stand closer together than wide ones. Each copy is centred by its bounding box.
    const x = middle[0] + spot.x * size * (box.width / motifUnits)
    const y = middle[1] + spot.y * size * (box.height / motifUnits)
    return {
      x: x - box.x * scale * (mirrored ? -1 : 1),
      y: y - box.y * scale,
      scale,
      turn,
      mirrored,
    }
  })
}
