import type { Box } from './outlines.ts'
import type { Arrangement } from './recipe.ts'

/** A copy of a motif: its centre, its size as a share of the motif's 100 units, its turn in degrees. */
export type Placement = { x: number; y: number; scale: number; turn: number; mirrored: boolean }

type Spot = { x: number; y: number; size: number; turn?: number; mirrored?: boolean }

/** Places in a room of one by one around its middle. */
const spots: Record<Arrangement, readonly Spot[]> = {
  single: [{ x: 0, y: 0, size: 1 }],
  pair: [
    { x: -0.25, y: 0.04, size: 0.56, turn: -7 },
    { x: 0.25, y: -0.04, size: 0.56, turn: 7 },
  ],
  trio: [
    { x: 0, y: -0.22, size: 0.54 },
    { x: -0.27, y: 0.24, size: 0.5, turn: -8 },
    { x: 0.27, y: 0.24, size: 0.5, turn: 8 },
  ],
  row: [
    { x: -0.33, y: 0.03, size: 0.38, turn: -5 },
    { x: 0, y: -0.03, size: 0.42 },
    { x: 0.33, y: 0.03, size: 0.38, turn: 5 },
  ],
  ring: Array.from({ length: 6 }, (_, index) => ({
    x: 0.34 * Math.sin((index * Math.PI) / 3),
    y: -0.34 * Math.cos((index * Math.PI) / 3),
    size: 0.3,
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
    { x: -0.24, y: 0, size: 0.6 },
    { x: 0.24, y: 0, size: 0.6, mirrored: true },
  ],
}

/** Small copies around a main motif: at its corners, so that they never lie on its middle. */
const aroundSpots: readonly Spot[] = [
  { x: -0.5, y: -0.4, size: 0.2, turn: -14 },
  { x: 0.5, y: -0.4, size: 0.2, turn: 14 },
  { x: -0.52, y: 0.36, size: 0.17, turn: 10 },
  { x: 0.52, y: 0.36, size: 0.17, turn: -10 },
]

const place = (spot: Spot, { x, y, width, height }: Box, unit: number): Placement => ({
  x: x + spot.x * width,
  y: y + spot.y * height,
  scale: (spot.size * unit) / 100,
  turn: spot.turn ?? 0,
  mirrored: spot.mirrored ?? false,
})

/** How wide a wide room makes copies that stand side by side, as against the room's height. */
const sideBySide: Partial<Record<Arrangement, number>> = { pair: 1.7, mirror: 1.7, row: 2.2 }

export function arranged(arrange: Arrangement, room: Box): Placement[] {
  const unit = Math.min(room.width, room.height * (sideBySide[arrange] ?? 1))
  const compact = { ...room, width: Math.min(room.width, Math.max(unit, room.height)) }
  return spots[arrange].map((spot) => place(spot, compact, unit))
}

export function around(room: Box): Placement[] {
  const unit = Math.min(room.width, room.height)
  return aroundSpots.map((spot) => place(spot, { ...room, width: unit, height: unit }, unit))
}
