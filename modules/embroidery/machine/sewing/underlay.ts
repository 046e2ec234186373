import { between, distance, type Point } from '../../geometry/point.ts'
import { chainsOf } from './chains.ts'
import { type Cover, cellSide } from './cover.ts'
import { endOf, type Line, lengthOf, startOf, stepsBetween } from './lines.ts'

/** Lengths in tenths of a millimetre. */
const widestSatin = 75
const narrowSatin = 30
const centreStride = 20
const zigzagStride = 12
const rowDistance = 20
const rowStitch = 30
const shortestRow = 10

/** Distance of the underlay from the rim of its satin column, as a share of the column's width. */
const zigzagInset = 0.2

/** Cells by which rows of underlay stay within the rim. */
const rowInset = 2

/** Whether a chain is satin: a column of single stitches, each from one rim to the other. */
export const isSatin = (chain: readonly Line[]): boolean =>
  chain.filter((line) => line.length === 2).length > chain.length * 0.6 &&
  chain.every((line) => lengthOf(line) <= widestSatin)

/** The underlay of a satin column, from its end back to its start: along its centre, and in zigzag if it is wide. */
export function satinUnderlay(chain: readonly Line[]): Point[] {
  const isWide = meanLength(chain) > narrowSatin
  const stride = isWide ? zigzagStride : centreStride
  const places: Point[] = []
  let side = zigzagInset
  let before: Point | undefined
  for (const [index, line] of chain.toReversed().entries()) {
    const middle = between(startOf(line), endOf(line), 0.5)
    const isLast = index === chain.length - 1
    if (before && !isLast && distance(before, middle) < stride) continue
    before = middle
    // Lines of a chain alternate in direction.
    const share = (chain.length - 1 - index) % 2 ? 1 - side : side
    places.push(isWide && !isLast ? between(startOf(line), endOf(line), share) : middle)
    side = 1 - side
  }
  return places
}

/** The underlay of a filled area: sparse rows across its threads, to and fro, as one line for each part of the area. */
export function fillUnderlay(lines: readonly Line[], cover: Cover): Point[][] {
  const inner = cover.eroded(rowInset)
  const [ux, uy] = acrossThreads(lines)
  const along = ([x, y]: Point) => x * ux + y * uy
  const aside = ([x, y]: Point) => y * ux - x * uy
  const places = inner.middles()
  const rows: Line[] = []
  const span = spanOf(places.map(along))
  const aslant = spanOf(places.map(aside))
  for (let row = aslant.least + rowDistance / 4; row <= aslant.most; row += rowDistance) {
    const at = (distanceAlong: number): Point => [
      distanceAlong * ux - row * uy,
      distanceAlong * uy + row * ux,
    ]
    let start: number | undefined
    for (let step = span.least; step <= span.most + cellSide; step += cellSide / 2) {
      if (inner.has(at(step))) start ??= step
      else if (start !== undefined) {
        const end = step - cellSide / 2
        if (end - start >= shortestRow) rows.push(stepsBetween(at(start), at(end), rowStitch))
        start = undefined
      }
    }
  }
  return chainsOf(rows, 2 * rowDistance).flatMap((chain) => connected(chain, cover))
}

/** Rows one after the other, in parts between which the way would leave the area. */
function connected(chain: readonly Line[], cover: Cover): Point[][] {
  const parts: Point[][] = []
  for (const line of chain) {
    const part = parts.at(-1)
    if (part && cover.hasWay(endOf(part), startOf(line))) part.push(...line)
    else parts.push([...line])
  }
  return parts
}

/** The direction across most of the threads, as a unit vector. */
function acrossThreads(lines: readonly Line[]): Point {
  // Opposite directions are the same: twice their angle is.
  let [x, y] = [0, 0]
  for (const line of lines)
    for (const [index, to] of line.entries()) {
      const [dx, dy] = [to[0] - (line[index - 1] ?? to)[0], to[1] - (line[index - 1] ?? to)[1]]
      const length = Math.hypot(dx, dy) || 1
      x += (dx * dx - dy * dy) / length
      y += (2 * dx * dy) / length
    }
  const angle = Math.atan2(y, x) / 2 + Math.PI / 2
  return [Math.cos(angle), Math.sin(angle)]
}

function spanOf(values: readonly number[]): { least: number; most: number } {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return { least, most }
}

const meanLength = (chain: readonly Line[]): number =>
  chain.reduce((sum, line) => sum + lengthOf(line), 0) / chain.length
