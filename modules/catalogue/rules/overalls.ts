/** The kinds of russ by the colour of their overalls. */
export const overallsColours = ['red', 'blue', 'black', 'green'] as const
export type OverallsColour = (typeof overallsColours)[number]

/** The sides of a pair of overalls. */
export type OverallsSide = 'front' | 'back'

/** The drawing of each side, in units of the overalls: 10 per cm. */
export const overallsSize = { width: 1000, height: 1520 }

/** The colour behind overalls in pictures of them. */
export const behindOveralls = '#f2b134'

/** The part of a side that a picture shows, in units of the overalls. */
export type OverallsPart = {
  side: OverallsSide
  x: number
  y: number
  width: number
  height: number
}

/** The parts that are dressed with patches, each 60 by 64 cm. */
export const overallsParts = {
  bib: { side: 'front', x: 200, y: 250, width: 600, height: 640 },
  legs: { side: 'front', x: 190, y: 850, width: 600, height: 640 },
  back: { side: 'back', x: 200, y: 380, width: 600, height: 640 },
} as const satisfies Record<string, OverallsPart>

/** A side of the overalls, and a place on it in their units. */
type OverallsPlace = { side: OverallsSide; x: number; y: number }

/** Whether a place is on a part. Parts may overlap. */
export const isOnPart = ({ side, x, y }: OverallsPlace, part: OverallsPart): boolean =>
  side === part.side &&
  x >= part.x &&
  x <= part.x + part.width &&
  y >= part.y &&
  y <= part.y + part.height

/** The longer side of our patches, in cm. */
export const patchSize = 8

/** Side of the square that a patch's picture shows, with a margin around the patch, in units of the overalls. */
export const patchOnOveralls = 85

/** Height, and distance of the cloth's outer and inner edge from the middle line of the overalls. */
type ClothAt = readonly [y: number, outer: number, inner: number]

/** The legs of both sides, from the waist to the hems; the inner edge begins where they part. */
const legsBelow = (crotch: number): ClothAt[] => [
  [590, 212, 0],
  [646, 218, 0],
  [763, 243, 0],
  [crotch, 256, 0],
  [crotch + 90, 264, 23],
  [1177, 277, 46],
  [1440, 300, 68],
]

/** The cloth of each side, as the overalls are drawn, from the top down. */
export const clothEdges: Record<OverallsSide, readonly ClothAt[]> = {
  front: [[315, 120, 0], [467, 140, 0], [533, 168, 0], ...legsBelow(884)],
  back: [[262, 70, 0], [451, 125, 0], [529, 164, 0], ...legsBelow(912)],
}

/** The middle line of the overalls, and how far from the edge of the cloth the middle of a patch stays at least. */
export const middle = 500
const fromEdge = 34

/** The closest place at this height, or the closest height, where a patch lies on the cloth; in whole units. */
export function onCloth(side: OverallsSide, x: number, y: number): { x: number; y: number } {
  const edges = clothEdges[side]
  const [top, hem] = [edges[0]?.[0] ?? 0, edges.at(-1)?.[0] ?? 0]
  const height = within(y, top + fromEdge, hem - fromEdge)
  // Above its middle, the cloth may be narrower, and below it the legs may part.
  const along = [height - fromEdge, height, height + fromEdge].map((at) => clothAt(edges, at))
  const outer = Math.min(...along.map(([, most]) => most)) - fromEdge
  const inner = Math.max(...along.map(([, , least]) => least))
  const beside = within(Math.abs(x - middle), inner > 0 ? inner + fromEdge : 0, outer)
  return { x: Math.round(middle + (x < middle ? -beside : beside)), y: Math.round(height) }
}

/** The edges at a height, between those that are known. */
function clothAt(edges: readonly ClothAt[], y: number): ClothAt {
  const below = edges.findIndex(([at]) => at >= y)
  const lower = edges[below] ?? [0, 0, 0]
  const upper = edges[below - 1] ?? lower
  const share = lower[0] > upper[0] ? (y - upper[0]) / (lower[0] - upper[0]) : 0
  const between = (from: number, to: number) => from + (to - from) * share
  return [y, between(upper[1], lower[1]), between(upper[2], lower[2])]
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
