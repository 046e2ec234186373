import { distance, type Point } from '../../geometry/point.ts'
import { endOf, type Line, startOf } from './lines.ts'

/**
 * Factor by which the next line in the picture's order counts as nearer than another, and distance within which it
 * comes next in any case: around a corner of a column many ends lie together, and none may be left out.
 */
const favour = 0.6
const beside = 6

/**
 * Lines in chains: each line begins within `reach` tenths of a millimetre of where the one before it ends, and is turned
 * around for that. An area with arms or holes becomes one chain for each part that is sewn to and fro.
 */
export function chainsOf(lines: readonly Line[], reach: number): Line[][] {
  const ends = new Ends(lines, reach)
  const chains: Line[][] = []
  for (const [first, line] of lines.entries()) {
    if (!ends.take(first)) continue
    const chain = [line]
    let [at, last] = [endOf(line), first]
    for (let next = ends.nearest(at, last); next; next = ends.nearest(at, last)) {
      ends.take(next.index)
      const sewn = lines[next.index] ?? []
      const directed = next.isEnd ? sewn.toReversed() : sewn
      chain.push(directed)
      at = endOf(directed)
      last = next.index
    }
    chains.push(chain)
  }
  return chains
}

type End = { index: number; isEnd: boolean; at: Point }

/** The ends of the lines that are not sewn yet, in a grid of cells as wide as the reach. */
class Ends {
  private readonly cells = new Map<string, End[]>()
  private readonly taken = new Set<number>()
  private readonly reach: number

  constructor(lines: readonly Line[], reach: number) {
    this.reach = reach
    for (const [index, line] of lines.entries()) {
      this.add({ index, isEnd: false, at: startOf(line) })
      this.add({ index, isEnd: true, at: endOf(line) })
    }
  }

  /** False if the line was taken before. */
  take(index: number): boolean {
    const isFree = !this.taken.has(index)
    this.taken.add(index)
    return isFree
  }

  nearest([x, y]: Point, last: number): End | undefined {
    let [best, least] = [undefined as End | undefined, Infinity]
    const [column, row] = [this.cell(x), this.cell(y)]
    for (let c = column - 1; c <= column + 1; c++)
      for (let r = row - 1; r <= row + 1; r++)
        for (const end of this.cells.get(`${c},${r}`) ?? []) {
          if (this.taken.has(end.index)) continue
          const away = distance(end.at, [x, y])
          if (away > this.reach) continue
          const isNext = Math.abs(end.index - last) === 1
          const counted = !isNext ? away : away <= beside ? away - beside : away * favour
          if (counted < least || (counted === least && best && end.index < best.index))
            [best, least] = [end, counted]
        }
    return best
  }

  private add(end: End): void {
    const name = `${this.cell(end.at[0])},${this.cell(end.at[1])}`
    const cell = this.cells.get(name)
    if (cell) cell.push(end)
    else this.cells.set(name, [end])
  }

  private cell(value: number): number {
    return Math.floor(value / this.reach)
  }
}
