import { distance, type Point } from '../../geometry/point.ts'
import type { Line } from './lines.ts'

/** Side of a cell in tenths of a millimetre. It is wider than the distance of two rows, so that an area has no gaps. */
export const cellSide = 4

/** Cells per side: three times the largest patch, as parts outside the outline may be left in. */
const across = 1024

/** The area that lines cover, as cells of a grid around the middle of the patch. */
export class Cover {
  readonly cells: ReadonlySet<number>

  constructor(cells: Iterable<number>) {
    this.cells = cells instanceof Set ? cells : new Set(cells)
  }

  static of(lines: readonly Line[]): Cover {
    const cells = new Set<number>()
    for (const line of lines) addCells(cells, line)
    return new Cover(cells)
  }

  /** The union of several covers. */
  static union(covers: readonly Cover[]): Cover {
    const cells = new Set<number>()
    for (const one of covers) for (const cell of one.cells) cells.add(cell)
    return new Cover(cells)
  }

  has(point: Point): boolean {
    return this.cells.has(cellAt(point))
  }

  /** Whether the straight way between two places leads over covered cells only. */
  hasWay(from: Point, to: Point): boolean {
    const steps = stepsOf(from, to)
    for (let step = 0; step <= steps; step++)
      if (!this.cells.has(cellOn(from, to, step / steps))) return false
    return true
  }

  /** The covered cell at a place, or next to it. */
  nearest(point: Point): number | undefined {
    const cell = cellAt(point)
    if (this.cells.has(cell)) return cell
    const step = neighbours.find((one) => this.cells.has(cell + one.step))?.step
    return step === undefined ? undefined : cell + step
  }

  /** The cells whose neighbours up to `width` cells away, to each side, are covered too. */
  eroded(width: number): Cover {
    let [first, last] = [Infinity, 0]
    for (const cell of this.cells) {
      if (cell < first) first = cell
      if (cell > last) last = cell
    }
    if (first > last) return this
    const before = first - width * (across + 1)
    const covered = new Uint8Array(last - before + width * (across + 1) + 1)
    for (const cell of this.cells) covered[cell - before] = 1
    const isInside = (cell: number) => {
      for (let down = -width; down <= width; down++)
        for (let along = -width; along <= width; along++)
          if (!covered[cell - before + down * across + along]) return false
      return true
    }
    const cells = new Set<number>()
    for (const cell of this.cells) if (isInside(cell)) cells.add(cell)
    return new Cover(cells)
  }

  /** The covered cells and their neighbours. */
  widened(): Cover {
    const cells: number[] = []
    for (const cell of this.cells) {
      cells.push(cell)
      for (const { step } of neighbours) cells.push(cell + step)
    }
    return new Cover(cells)
  }

  overlaps(other: Cover): boolean {
    const [few, many] =
      this.cells.size < other.cells.size ? [this.cells, other.cells] : [other.cells, this.cells]
    for (const cell of few) if (many.has(cell)) return true
    return false
  }

  /** The places of the cells' middles. */
  middles(): Point[] {
    return [...this.cells].map(middleOf)
  }
}

/** Adds the cells that a line covers. */
export function addCells(cells: Set<number>, line: Line): void {
  let before = -1
  for (let index = 0; index < line.length; index++) {
    const to = line[index] as Point
    const from = line[index - 1] ?? to
    const steps = stepsOf(from, to)
    for (let step = 0; step <= steps; step++) {
      const cell = cellOn(from, to, step / steps)
      if (cell !== before) cells.add(cell)
      before = cell
    }
  }
}

/** Steps of half a cell on the straight way between two places. */
const stepsOf = (from: Point, to: Point): number =>
  Math.max(1, Math.ceil(distance(from, to) / (cellSide / 2)))

/** The cell at a share of the way. Without new points: a patch has a million such places. */
const cellOn = (from: Point, to: Point, share: number): number =>
  cellOf(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share)

/** The steps to the eight cells around a cell, and what they cost: 10 for its side. */
export const neighbours = [
  -1,
  1,
  -across,
  across,
  -across - 1,
  -across + 1,
  across - 1,
  across + 1,
].map((step, index) => ({ step, length: index < 4 ? 10 : 14 }))

/** Distance of two cells in columns and rows. */
export const stepsApart = (one: number, other: number): [columns: number, rows: number] => [
  Math.abs((one % across) - (other % across)),
  Math.abs(Math.floor(one / across) - Math.floor(other / across)),
]

const half = across / 2

const cellAt = ([x, y]: Point): number => cellOf(x, y)

const cellOf = (x: number, y: number): number =>
  inGrid(Math.floor(y / cellSide) + half) * across + inGrid(Math.floor(x / cellSide) + half)

const inGrid = (value: number): number => Math.max(0, Math.min(across - 1, value))

/** The place of a cell's middle. */
export const middleOf = (cell: number): Point => [
  ((cell % across) - half + 0.5) * cellSide,
  (Math.floor(cell / across) - half + 0.5) * cellSide,
]
