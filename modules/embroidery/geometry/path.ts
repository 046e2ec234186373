import { type ArcShape, arcPoints, cubicPoints } from './curves.ts'
import { distance, type Point, type Run } from './point.ts'

const argumentCount: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/**
 * The runs of a path, with its curves as straight pieces about `piece` long, in the path's own units. Accepts the
 * absolute commands M, L, H, V, C, S, Q, T, A and Z, which the shop's drawings use. Throws an Error for any other.
 */
export function runsOf(d: string, piece = 2): Run[] {
  const pen = new Pen(piece)
  for (const [, command = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const count = argumentCount[command]
    if (count === undefined || (count ? numbers.length % count || !numbers.length : numbers.length))
      throw new Error(`path: '${command}${text}' can not be drawn`)
    if (count === 0) pen.close()
    // Further points after a move are lines; other commands repeat.
    else
      for (let from = 0; from < numbers.length; from += count)
        pen.draw(command === 'M' && from > 0 ? 'L' : command, numbers.slice(from, from + count))
  }
  return pen.runs.filter(({ points: { length } }) => length > 1)
}

class Pen {
  readonly #piece: number
  readonly runs: { points: Point[]; closed: boolean }[] = []
  #at: Point = [0, 0]
  #begin: Point = [0, 0]
  /** The control point that S or T mirrors, and the family of curves it belongs to. */
  #handle: { point: Point; family: 'cubic' | 'quadratic' } | undefined

  constructor(piece: number) {
    this.#piece = piece
  }

  draw(command: string, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0]: readonly number[]) {
    if (command === 'M') this.#move([a, b])
    else if (command === 'L') this.#lines([[a, b]])
    else if (command === 'H') this.#lines([[a, this.#at[1]]])
    else if (command === 'V') this.#lines([[this.#at[0], a]])
    else if (command === 'C') this.#cubic([a, b], [c, d], [e, f])
    else if (command === 'S') this.#cubic(this.#mirrored('cubic'), [a, b], [c, d])
    else if (command === 'Q') this.#quadratic([a, b], [c, d])
    else if (command === 'T') this.#quadratic(this.#mirrored('quadratic'), [a, b])
    else this.#arc({ rx: a, ry: b, turn: c, large: d !== 0, sweep: e !== 0 }, [f, g])
  }

  close() {
    const run = this.runs.at(-1)
    if (!run) return
    run.closed = true
    const last = run.points.at(-1)
    if (last && run.points.length > 1 && distance(last, this.#begin) < 0.2) run.points.pop()
    this.#at = this.#begin
    this.#handle = undefined
  }

  #move(to: Point) {
    this.runs.push({ points: [to], closed: false })
    this.#at = to
    this.#begin = to
    this.#handle = undefined
  }

  #lines(points: readonly Point[]) {
    let run = this.runs.at(-1)
    if (!run || run.closed) {
      this.#move(this.#at)
      run = this.runs.at(-1)
    }
    for (const point of points) {
      if (distance(this.#at, point) > 1e-6) run?.points.push(point)
      this.#at = point
    }
    this.#handle = undefined
  }

  #cubic(one: Point, two: Point, to: Point) {
    this.#lines(cubicPoints([this.#at, one, two, to], this.#piece))
    this.#handle = { point: two, family: 'cubic' }
  }

  #quadratic(control: Point, to: Point) {
    const twoThirds = ([x, y]: Point): Point => [
      x + ((control[0] - x) * 2) / 3,
      y + ((control[1] - y) * 2) / 3,
    ]
    this.#lines(cubicPoints([this.#at, twoThirds(this.#at), twoThirds(to), to], this.#piece))
    this.#handle = { point: control, family: 'quadratic' }
  }

  #arc(shape: ArcShape, to: Point) {
    this.#lines(arcPoints(this.#at, shape, to, this.#piece))
  }

  #mirrored(family: 'cubic' | 'quadratic'): Point {
    if (this.#handle?.family !== family) return this.#at
    const [x, y] = this.#handle.point
    return [2 * this.#at[0] - x, 2 * this.#at[1] - y]
  }
}
