import { brightness, shade } from '../colour.ts'
import type { Point } from '../geometry/point.ts'
import type { GroundPattern } from '../recipe.ts'
import { type ThreadName, threads } from '../threads.ts'
import { round } from './svg-path.ts'

/** Repeats of the weave in the tile of its pattern: librsvg pays for each rotated tile, whatever it shows. */
const [across, down] = [8, 4]
const [tileWidth, tileHeight] = [5 * across, 10 * down]

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const furrows = numbers(across)
  .map((column) => `M${5 * column + 0.4} 0V${tileHeight}`)
  .join('')
const ribs = numbers(across)
  .map((column) => 5 * column)
  .flatMap((x) =>
    numbers(down)
      .map((row) => 10 * row)
      .map((y) => `M${x + 2.4} ${y + 0.6}V${y + 4.4}M${x + 3} ${y + 5.6}V${y + 9.4}`),
  )
  .join('')

/** A pattern of woven cloth whose ribs run diagonally, for `fill="url(#id)"`. */
export function twill(id: string, thread: ThreadName): string {
  const colour = threads[thread]
  const light = brightness(colour) > 0.5
  const [rib, furrow] = [shade(colour, light ? 0.3 : 0.1), shade(colour, light ? -0.1 : -0.28)]
  return `<pattern id="${id}" width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse" patternTransform="rotate(42)"><path d="M0 0H${tileWidth}V${tileHeight}H0Z" fill="${colour}"/><path d="${furrows}" stroke="${furrow}" stroke-width=".8"/><path d="${ribs}" stroke="${rib}" stroke-width=".9" stroke-linecap="round"/></pattern>`
}

const ring = (count: number, point: (share: number, index: number) => Point): string =>
  `M${Array.from({ length: count }, (_, index) =>
    point(index / count, index)
      .map(round)
      .join(' '),
  ).join('L')}Z`

const polar = ([x, y]: Point, radius: number, share: number): Point => [
  x + radius * Math.sin(share * 2 * Math.PI),
  y - radius * Math.cos(share * 2 * Math.PI),
]

const circle = ([x, y]: Point, r: number): string =>
  `M${round(x)} ${round(y - r)}A${r} ${r} 0 1 1 ${round(x - 0.1)} ${round(y - r)}Z`

/** Shape of a second cloth on the first, around the middle of the motif; the outline clips it. */
export const groundShapes: Record<GroundPattern, (middle: Point) => string> = {
  rays: (middle) =>
    numbers(12)
      .map(
        (index) =>
          `M${[
            middle,
            polar(middle, 420, (index + 0.25) / 12),
            polar(middle, 420, (index + 0.75) / 12),
          ]
            .map((point) => point.map(round).join(' '))
            .join('L')}Z`,
      )
      .join(''),
  stripes: () =>
    numbers(5)
      .map((index) => `M0 ${20 + index * 80}H400V${60 + index * 80}H0Z`)
      .join(''),
  pinstripes: () =>
    numbers(16)
      .map((index) => `M${6 + index * 26} 0H${13 + index * 26}V400H${6 + index * 26}Z`)
      .join(''),
  diagonal: () =>
    numbers(9)
      .map(
        (index) =>
          `M${index * 100 - 400} 0H${index * 100 - 350}L${index * 100 + 50} 400H${index * 100}Z`,
      )
      .join(''),
  half: ([, y]) => `M0 ${round(y + 20)}H400V400H0Z`,
  split: () => 'M0 400L400 0V400Z',
  hills: ([, y]) =>
    `M0 ${round(y + 44)}C60 ${round(y)} 110 ${round(y)} 170 ${round(y + 40)}C230 ${round(y + 6)} 300 ${round(y - 6)} 400 ${round(y + 50)}V400H0Z`,
  waves: ([, y]) =>
    numbers(4)
      .map((index) => {
        const top = round(y + 34 + index * 38)
        return `M0 ${top}${numbers(5)
          .map(
            (wave) =>
              `Q${wave * 80 + 20} ${round(top - 16)} ${wave * 80 + 40} ${top}T${wave * 80 + 80} ${top}`,
          )
          .join('')}V${round(top + 17)}H0Z`
      })
      .join(''),
  disc: (middle) => circle(middle, 112),
  burst: (middle) => ring(36, (share, index) => polar(middle, index % 2 ? 106 : 134, share)),
  checks: () =>
    numbers(8)
      .flatMap((row) =>
        numbers(4).map((column) => ({ x: column * 100 + (row % 2) * 50, y: row * 50 })),
      )
      .map(({ x, y }) => `M${x} ${y}h50v50h-50Z`)
      .join(''),
  dots: () =>
    numbers(9)
      .flatMap((row) =>
        numbers(8).map((column): Point => [column * 52 + 10 + (row % 2) * 26, row * 46 + 16]),
      )
      .map((point) => circle(point, 8))
      .join(''),
  zigzag: () =>
    [40, 84, 300, 344]
      .map(
        (y) =>
          `M0 ${y}${numbers(10)
            .map((tooth) => `L${tooth * 40 + 20} ${y - 22}L${tooth * 40 + 40} ${y}`)
            .join('')}V${y + 13}${numbers(10)
            .map((tooth) => `L${380 - tooth * 40} ${y - 9}L${360 - tooth * 40} ${y + 13}`)
            .join('')}Z`,
      )
      .join(''),
  confetti: () =>
    numbers(46)
      .map((index) => {
        // The golden angle spreads any number of pieces evenly.
        const [x, y] = polar([200, 200], 27 * Math.sqrt(index + 1.5), index * 0.381966)
        const [dx, dy] = polar([0, 0], 8, (index * 0.27) % 1)
        return `M${round(x - dx)} ${round(y - dy)}l${round(2 * dx)} ${round(2 * dy)}l${round(dy * 0.6)} ${round(-dx * 0.6)}l${round(-2 * dx)} ${round(-2 * dy)}Z`
      })
      .join(''),
}
