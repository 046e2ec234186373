import type { ChartThread } from '../../../shared/contract/api.d.ts'
import { backgroundOf } from './pixels/background.ts'
import type { Pixels } from './pixels/pixels.ts'
import { threadLike } from './thread-choice/threads-for.ts'

/** What a picture shows on its plain background. The picture's width is 1, and its middle is 0, 0. */
export type Subject = {
  x: number
  y: number
  width: number
  height: number
  /** Of the circle around its middle that holds it. */
  radius: number
  /** The thread most like the background; undefined when that is transparent. */
  ground?: ChartThread | undefined
}

/** Share of the subject's pixels that may lie outside: specks that a camera or a scanner has left. */
const specks = 0.002

/** The subject of a picture; undefined when the picture has no plain background, or nothing else. */
export function subjectOf(pixels: Pixels): Subject | undefined {
  const background = backgroundOf(pixels)
  if (!background) return undefined
  const { width, height } = pixels
  const [columns, rows] = [new Uint32Array(width), new Uint32Array(height)]
  const cells: number[] = []
  background.mask.forEach((isBackground, at) => {
    if (isBackground) return
    cells.push(at)
    columns[at % width] = (columns[at % width] ?? 0) + 1
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] ?? 0) + 1
  })
  if (cells.length === 0) return undefined
  const [left, right] = spanOf(columns, cells.length)
  const [top, bottom] = spanOf(rows, cells.length)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const distances = new Uint32Array(Math.ceil(Math.hypot(width, height)) + 1)
  for (const at of cells) {
    const apart = Math.ceil(Math.hypot((at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y))
    distances[apart] = (distances[apart] ?? 0) + 1
  }
  return {
    x: (x - width / 2) / width,
    y: (y - height / 2) / width,
    width: (right - left) / width,
    height: (bottom - top) / width,
    radius: spanOf(distances, cells.length)[1] / width,
    ground: background.colour && threadLike(background.colour),
  }
}

/** From where to where nearly all lie, given how many lie at each place. */
function spanOf(counts: Uint32Array, all: number): [from: number, to: number] {
  const few = all * specks
  const reached = (list: Uint32Array): number => {
    let sum = 0
    return list.findIndex((count) => {
      sum += count
      return sum > few
    })
  }
  return [reached(counts), counts.length - reached(counts.toReversed())]
}
