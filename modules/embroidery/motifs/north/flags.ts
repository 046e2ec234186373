import type { Layer, Motif } from '../../motif.ts'
import { waves } from '../../stitches/course.ts'
import { area, column, motif } from '../layer.ts'
import { dot } from '../paths.ts'

/** Upper left corner of a flag, and the part of its height that is one unit of the flag law. */
type Hoist = { x: number; y: number; unit: number }

/** A wave in the wind, in motif units: from the middle to a crest, and from crest to crest. */
type Wind = { height: number; length: number }

/** The Norwegian flag: 22 by 16 units, with its cross 6-1-2-1-12 along and 6-1-2-1-6 down. */
function norwegian({ x, y, unit }: Hoist, { height, length }: Wind): Layer[] {
  const rise = (at: number) => height * Math.sin((at * 2 * Math.PI) / length)
  const point = (along: number, down: number) => {
    const at = x + along * unit
    return `${at.toFixed(1)} ${(y + down * unit + rise(at)).toFixed(1)}`
  }
  const piece = (left: number, top: number, right: number, bottom: number) => {
    const count = Math.ceil((right - left) * 1.5)
    const alongs = Array.from({ length: count + 1 }, (_, i) => left + ((right - left) * i) / count)
    const upper = alongs.map((along) => point(along, top))
    const lower = alongs.map((along) => point(along, bottom)).reverse()
    return `M${[...upper, ...lower].join('L')}Z`
  }
  const blowing = waves(height, length)
  // The fields reach a little under the cross, which is sewn over them.
  const fields =
    piece(0, 0, 6.3, 6.3) +
    piece(9.7, 0, 22, 6.3) +
    piece(0, 9.7, 6.3, 16) +
    piece(9.7, 9.7, 22, 16)
  return [
    area(0, blowing, fields),
    area(1, blowing, piece(6, 0, 10, 16) + piece(0, 6, 6, 10) + piece(10, 6, 22, 10)),
    area(2, blowing, piece(7, 0, 9, 16) + piece(0, 7, 7, 9) + piece(9, 7, 22, 9)),
  ]
}

/** Threads of the flags: red, white, blue, and the pole with its ball. */
export const flags = {
  'norway-flag': motif(
    column(3, 4.4, 'M-45 -34V46'),
    ...norwegian({ x: -42.6, y: -31, unit: 4.2 }, { height: 3.8, length: 60 }),
    column(3, 9, dot(-45, -42)),
  ),
  'flying-flag': motif(...norwegian({ x: -49.5, y: -36, unit: 4.5 }, { height: 4.2, length: 64 })),
  'summit-flag': motif(
    column(3, 3.6, 'M-20 -36V24'),
    ...norwegian({ x: -18, y: -34, unit: 3.1 }, { height: 3, length: 46 }),
    column(3, 7.4, dot(-20, -43)),
    area(4, 20, 'M-38 50C-42 42 -34 36 -24 37C-14 36 -10 44 -14 50Z'),
    area(5, 160, 'M-18 50C-20 40 -10 35 2 37C12 40 14 46 12 50Z'),
    area(5, 10, 'M-34 38C-36 30 -28 26 -20 27C-12 28 -10 35 -14 38Z'),
    area(4, 150, 'M-15 38C-16 31 -10 27 -4 29C4 30 6 36 3 39Z'),
    area(4, 30, 'M-27 29C-28 22 -20 19 -14 20C-8 21 -7 27 -11 29Z'),
  ),
} satisfies Record<string, Motif>
