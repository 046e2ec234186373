import { type Clearance, keptClear } from '../geometry/clearance.ts'
import type { Placement, Point } from '../geometry/point.ts'
import { figureOf } from '../motif.ts'
import { motifs } from '../motifs/index.ts'
import type { AccentArrangement, AccentUse } from '../recipe.ts'

const counts: Record<AccentArrangement, { least: number; most: number }> = {
  single: { least: 1, most: 1 },
  pair: { least: 2, most: 2 },
  trio: { least: 3, most: 3 },
  scatter: { least: 4, most: 6 },
}

/**
 * Width limits of an accent in picture units. A single accent has a larger minimum, so that it does not look like a
 * mistake.
 */
const width = { most: 62, least: 26, leastAlone: 40 }
const apart = 26

/**
 * Places small copies in the largest free places, in mirrored pairs where both places are free. As many as the
 * arrangement requires, or none.
 */
export function accentsIn(
  clearance: Clearance,
  { name, arrange }: AccentUse,
  inset: number,
): Placement[] {
  const { box } = figureOf(motifs[name])
  const { least, most } = counts[arrange]
  const smallest = (most === 1 ? width.leastAlone : width.least) / 2
  const found: Placement[] = []
  let left = clearance
  while (found.length < most) {
    const place = roomiest(left)
    const radius = Math.min(width.most / 2, left.at(place) - inset)
    if (radius < smallest) break
    const mirrored: Point = [400 - place[0], place[1]]
    const pair =
      found.length + 2 <= most &&
      Math.abs(place[0] - 200) > radius + 4 &&
      left.at(mirrored) - inset >= radius * 0.9
    const middles = pair ? [place, mirrored] : [place]
    for (const [index, [x, y]] of middles.entries()) {
      const scale = (radius / (Math.max(box.width, box.height) / 2)) * 0.94
      const turn = pair ? (index ? 1 : -1) * Math.sign(place[0] - 200) * -10 : 0
      found.push({ x: x - box.x * scale, y: y - box.y * scale, scale, turn, mirrored: false })
    }
    left = keptClear(left, middles, radius + apart)
  }
  return found.length < least ? [] : found
}

function roomiest({ at }: Clearance): Point {
  let best: Point = [200, 200]
  for (let y = 24; y <= 376; y += 8)
    for (let x = 24; x <= 376; x += 8) if (at([x, y]) > at(best) + 0.01) best = [x, y]
  return best
}
