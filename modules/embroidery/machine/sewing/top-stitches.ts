import { between, distance, type Point } from '../../geometry/point.ts'
import type { Cover } from './cover.ts'
import { endOf, type Line, startOf, stepsBetween } from './lines.ts'

/** Longest stitch in tenths of a millimetre: a longer one lies loose and catches on things. */
const longest = 70

/** The places of the needle along the rows of a filled area, to and fro. */
export const rowStitches = (chain: readonly Line[]): Point[] => divided(chain.flat())

/** Least likeness of the directions of two neighbours in a satin column, as a cosine. */
const leastAlike = 0.8

/** The places of the needle along a satin column: a zigzag whose thread goes back to the first side between the lines. */
export function satinStitches(chain: readonly Line[], cover: Cover): Point[] {
  const places: Point[] = []
  let before: Line | undefined
  for (const line of chain) {
    const needle = places.at(-1)
    const directed = needle && before ? sewnFrom(needle, before, line, cover) : line
    places.push(...directed)
    before = directed
  }
  return divided(places)
}

function sewnFrom(needle: Point, before: Line, line: Line, cover: Cover): Line {
  const [far, near] =
    distance(needle, startOf(line)) > distance(needle, endOf(line))
      ? [line, line.toReversed()]
      : [line.toReversed(), line]
  const isZigzag = alike(before, far) >= leastAlike && cover.hasWay(needle, startOf(far))
  return isZigzag ? far : near
}

/** Cosine of the angle between two lines. */
function alike(one: Line, other: Line): number {
  const [[ax, ay], [bx, by]] = [vectorOf(one), vectorOf(other)]
  return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
}

const vectorOf = (line: Line): Point => {
  const [[sx, sy], [ex, ey]] = [startOf(line), endOf(line)]
  return [ex - sx, ey - sy]
}

/** Places without stitches that are too long. Neighbours are divided at other shares, so that no furrow appears. */
const divided = (places: readonly Point[]): Point[] =>
  places.flatMap((to, index) => {
    const from = places[index - 1]
    if (!from || distance(from, to) <= longest) return [to]
    const [, ...steps] = stepsBetween(from, to, longest)
    if (index % 4 < 2) return steps
    return [...steps.map((_, step) => between(from, to, (step + 0.5) / steps.length)), to]
  })
