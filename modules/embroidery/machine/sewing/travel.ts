import { distance, type Point } from '../../geometry/point.ts'
import { type Cover, cellSide, middleOf, neighbours, stepsApart } from './cover.ts'

/** Ways that are shorter, in tenths of a millimetre, are one stitch. */
export const shortWay = 20

/** Cells in one stitch of a way. */
const stride = 6

/** Factor of a cell's cost where the way stays visible. */
const visible = 4

/** The longest way in tenths of a millimetre: the straight one so many times, and so much more. Beyond, a jump is better. */
const mostTimes = 3
const mostMore = 150
const longest = 500

/**
 * The way of the needle from one place to another over covered cells, as short stitches, which avoid what is `sewn`
 * already: there they stay visible. Undefined if one stitch does, or if there is only a long way (A*).
 */
export function travel(
  from: Point,
  to: Point,
  cover: Cover,
  sewn: ReadonlySet<number>,
): Point[] | undefined {
  const straight = distance(from, to)
  const [start, goal] = [cover.nearest(from), cover.nearest(to)]
  if (straight <= shortWay || start === undefined || goal === undefined) return undefined
  const limit = (Math.min(straight * mostTimes + mostMore, longest) / cellSide) * perCell
  const before = new Map<number, number>()
  const costs = new Map([[start, 0]])
  const queue = new Map([[left(start, goal), [start]]])
  for (let whole = left(start, goal); whole < limit; whole++)
    for (const cell of queue.get(whole) ?? []) {
      if (cell === goal) return wayBack(goal, before)
      const cost = costs.get(cell) ?? 0
      if (cost + left(cell, goal) !== whole) continue
      for (const { step, length } of neighbours) {
        const next = cell + step
        if (!cover.cells.has(next)) continue
        const reached = cost + length * (sewn.has(next) ? visible : 1)
        if (reached >= (costs.get(next) ?? Infinity)) continue
        costs.set(next, reached)
        before.set(next, cell)
        const least = reached + left(next, goal)
        const waiting = queue.get(least)
        if (waiting) waiting.push(next)
        else queue.set(least, [next])
      }
    }
  return undefined
}

/** Cost of a way of one cell, straight and aslant, as whole numbers. */
const perCell = 10
const perSlant = 14

/** The least cost from a cell to the goal. */
function left(cell: number, goal: number): number {
  const [columns, rows] = stepsApart(cell, goal)
  return perCell * Math.max(columns, rows) + (perSlant - perCell) * Math.min(columns, rows)
}

/** Every few cells of the way to the goal, without its ends. */
function wayBack(goal: number, before: ReadonlyMap<number, number>): Point[] {
  const cells: number[] = []
  for (let cell = before.get(goal); cell !== undefined; cell = before.get(cell)) cells.push(cell)
  return cells
    .reverse()
    .filter((_, index) => index > 0 && index % stride === 0)
    .map(middleOf)
}
