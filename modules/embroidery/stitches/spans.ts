import type { Point } from '../geometry/point.ts'

/** A directed piece of an area's rim. */
export type Edge = readonly [from: Point, to: Point]

/** Where a row enters the area and where it leaves it. */
export type Span = readonly [from: number, to: number]

/** A place where a row crosses a rim, and the side to which it does. */
export type Crossing = { x: number; side: 1 | -1 }

/** Shorter spans would be smaller than the thread is thick. */
const shortest = 0.8

/** The places where the edges cross a row at height `y`, from left to right, with the side they cross to. */
export function crossings(y: number, edges: readonly Edge[]): Crossing[] {
  const crossed: Crossing[] = []
  // By index: this loop runs a million times per picture, and destructuring doubles its time.
  for (const edge of edges) {
    const [ay, by] = [edge[0][1], edge[1][1]]
    if (ay <= y === by <= y) continue
    const ax = edge[0][0]
    crossed.push({ x: ax + ((y - ay) / (by - ay)) * (edge[1][0] - ax), side: by > ay ? 1 : -1 })
  }
  return crossed.sort((a, b) => a.x - b.x)
}

/** The parts of a row inside the area, by SVG's nonzero fill rule; `winding` is the row's at its start. */
export function spansOf(
  crossed: readonly Crossing[],
  winding = 0,
  [begin, end]: Span = [0, 0],
): Span[] {
  const spans: Span[] = []
  const add = (from: number, to: number) => {
    if (to - from > shortest) spans.push([from, to])
  }
  let [around, start] = [winding, begin]
  for (const { x, side } of crossed) {
    if (around === 0) start = x
    around += side
    if (around === 0) add(start, x)
  }
  if (around !== 0) add(start, end)
  return spans
}

/**
 * A span divided into stitches of at most about `longest`. `shift` is the share of the longest stitch by which its needle
 * holes are moved: neighbours differ in it, so that their holes do not lie side by side, like the joints of brickwork.
 */
export function bricks([from, to]: Span, longest: number, shift: number): Span[] {
  if (to - from <= longest * 1.35) return [[from, to]]
  const offset = shift * longest
  const holes: number[] = []
  for (let at = Math.ceil((from - offset) / longest) * longest + offset; at < to; at += longest)
    if (at - from > longest * 0.3 && to - at > longest * 0.3) holes.push(at)
  const ends = [from, ...holes, to]
  return ends.slice(1).map((end, index): Span => [ends[index] ?? from, end])
}
