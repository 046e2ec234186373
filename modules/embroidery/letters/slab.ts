import { runsOf } from '../geometry/path.ts'
import type { Point, Run } from '../geometry/point.ts'
import type { Alphabet, Glyph } from './alphabet.ts'
import { block } from './block.ts'

/** Half the length of a serif, in alphabet units. */
const serif = 1.4

const baseline = 10

/** A corner of a glyph, with the directions of the strokes that meet there. */
type Corner = { at: Point; strokes: Point[] }

function withSerifs({ d, width, top }: Glyph): Glyph {
  const feet = runsOf(d)
    .flatMap(cornersOf)
    .filter(({ at: [, y], strokes }) => (y === top || y === baseline) && standsOnLine(strokes))
  const bars = feet.map(({ at: [x, y] }) => `M${x - serif} ${y}H${x + serif}`)
  return { width, d: d + bars.join('') }
}

/** A free end of a steep stroke gets a serif, and a stem that meets a bar; the point of a V does not. */
function standsOnLine(strokes: readonly Point[]): boolean {
  return strokes.length === 1
    ? strokes.every(([dx, dy]) => Math.abs(dy) > Math.abs(dx) * 0.7)
    : strokes.some(([dx]) => Math.abs(dx) < 0.01) && strokes.some(([, dy]) => Math.abs(dy) < 0.01)
}

function cornersOf({ points, closed }: Run): Corner[] {
  return points.map((at, index) => {
    const [before, after] = closed
      ? [points.at(index - 1), points[(index + 1) % points.length]]
      : [points[index - 1], points[index + 1]]
    const strokes = [before, after].flatMap((other): Point[] =>
      other ? [[other[0] - at[0], other[1] - at[1]]] : [],
    )
    return { at, strokes }
  })
}

/** Capitals with serifs like those of a college sweater: a bar wherever a stem ends on a line. */
export const slab: Alphabet = {
  glyphs: Object.fromEntries(
    Object.entries(block.glyphs).map(([character, plain]) => [
      character,
      /[\p{L}\d]/u.test(character) ? withSerifs(plain) : plain,
    ]),
  ),
  radius: 1,
  capitals: true,
}
