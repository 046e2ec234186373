import { brightness, shade } from './colour.ts'
import { hatch, type Stitch } from './geometry/hatch.ts'
import type { Point, Run } from './geometry/point.ts'
import { stepsAlong } from './geometry/walk.ts'
import { type ThreadName, threads } from './threads.ts'

/** Distance between the threads of a filled area, stitch length and gap to the next stitch, in picture units. */
const fill = { pitch: 1.7, longest: 22, gap: 0.5 }

/** Distance between the threads of a satin column. */
const columnPitch = 1.9

/** An area filled with stitches in one direction (degrees): dark ground, rows of thread, highlights on some. */
export function sewArea(runs: readonly Run[], thread: ThreadName, angle: number): string {
  const colour = threads[thread]
  const rows = hatch(runs, { angle, ...fill })
  const d = outlineOf(runs)
  return [
    `<path d="${d}" fill="${shade(colour, -0.26)}" stroke="${shade(colour, -0.5)}" stroke-width="1.6" stroke-linejoin="round"/>`,
    threadPath(rows.flat(), colour, 1.55),
    threadPath(rows.filter((_, row) => row % 3 === 0).flat(), lit(colour), 0.8),
  ].join('')
}

/** A satin column along runs: threads across a line of the given width. */
export function sewColumn(runs: readonly Run[], thread: ThreadName, width: number): string {
  const colour = threads[thread]
  const ground = `<path d="${outlineOf(runs)}" fill="none" stroke="${shade(colour, -0.42)}" stroke-width="${round(width + 1.4)}" stroke-linecap="round" stroke-linejoin="round"/>`
  return ground + sewAcross(runs, colour, width)
}

/** The threads of a column without its ground, on a thin core that closes corners and ends. */
export function sewAcross(runs: readonly Run[], colour: string, width: number): string {
  const across = runs.flatMap((run) =>
    stepsAlong(run, columnPitch).map(({ at, heading }) => crosswise(at, heading + 0.16, width)),
  )
  return [
    `<path d="${outlineOf(runs)}" fill="none" stroke="${shade(colour, -0.12)}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    threadPath(across, colour, 1.45),
    threadPath(across.filter((_, index) => index % 2 === 0).map(middlePart), lit(colour), 0.7),
  ].join('')
}

/** A stitch `width` long across a line with this heading (radians). */
export function crosswise([x, y]: Point, heading: number, width: number): Stitch {
  const [dx, dy] = [(-Math.sin(heading) * width) / 2, (Math.cos(heading) * width) / 2]
  return [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ]
}

/** Stitches as one SVG path. */
export function threadPath(stitches: readonly Stitch[], colour: string, width: number): string {
  if (stitches.length === 0) return ''
  const d = stitches
    .map(([[ax, ay], [bx, by]]) => {
      const [x, y] = [round(ax), round(ay)]
      return `M${x} ${y}l${round(bx - x)} ${round(by - y)}`
    })
    .join('')
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** Runs as SVG path data. */
export const outlineOf = (runs: readonly Run[]): string =>
  runs
    .map(
      ({ points, closed }) =>
        `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`,
    )
    .join('')

/** The highlight colour of thread. White thread has no lighter tone, so its highlights are darker. */
const lit = (colour: string): string => shade(colour, brightness(colour) > 0.8 ? -0.1 : 0.22)

const middlePart = ([[ax, ay], [bx, by]]: Stitch): Stitch => [
  [ax + (bx - ax) * 0.24, ay + (by - ay) * 0.24],
  [ax + (bx - ax) * 0.76, ay + (by - ay) * 0.76],
]

/** Rounds to one decimal, which is enough for SVG coordinates. */
export const round = (value: number): number => Math.round(value * 10) / 10
