import type { ChartThread } from '../../../shared/contract/api.d.ts'
import { backgroundOf } from './pixels/background.ts'
import { type Component, componentsOf } from './pixels/components.ts'
import type { Pixels } from './pixels/pixels.ts'
import { heightOf, rowsOf } from './rows-of-marks.ts'
import { threadLike } from './thread-choice/threads-for.ts'

/**
 * The subject of a picture on a plain background: its box and its circle. The picture's width is 1, and its middle is
 * 0, 0.
 */
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

/** Share of a figure's pixels that may: a small dot of the drawing is no speck. */
const corners = 0.02

/**
 * Parts that are no figures are dust while their share of the subject's pixels is smaller. A larger share is a drawing
 * of dots.
 */
const mostDust = 0.05

/** Share of the circle around all figures that each of them has: a first patch shows them 1.3 mm wide, and sews them. */
const leastFigure = 3e-4

/** Letters of a word, as many side by side, are no dust however small; their least height as a share of the picture's width. */
const leastWord = 3
const leastLetter = 0.009

/** The subject of a picture; undefined when the picture has no plain background, or nothing else. */
export function subjectOf(pixels: Pixels): Subject | undefined {
  const background = backgroundOf(pixels)
  if (!background) return undefined
  const { width, height } = pixels
  const [columns, rows] = [new Float64Array(width), new Float64Array(height)]
  const weights = new Float32Array(width * height)
  const parts = componentsOf({ width, height, labels: background.mask }, 1)
  const all = parts.reduce((sum, { cells }) => sum + cells.length, 0)
  if (all === 0) return undefined
  const few = all * specks
  const figures = figuresOf(parts)
  for (const letter of lettersOf(parts, width)) figures.add(letter)
  const others = parts.filter((part) => !figures.has(part))
  const dust = others.reduce((sum, { cells }) => sum + cells.length, 0) < mostDust * all ? 0 : 1
  for (const part of parts) {
    const weight = figures.has(part) ? Math.max(1, few / (corners * part.cells.length)) : dust
    for (const at of part.cells) {
      weights[at] = weight
      columns[at % width] = (columns[at % width] ?? 0) + weight
      rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] ?? 0) + weight
    }
  }
  const [left, right] = spanOf(columns, few)
  const [top, bottom] = spanOf(rows, few)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const distances = new Float64Array(Math.ceil(Math.hypot(width, height)) + 1)
  weights.forEach((weight, at) => {
    if (weight === 0) return
    const apart = Math.ceil(Math.hypot((at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y))
    distances[apart] = (distances[apart] ?? 0) + weight
  })
  return {
    x: (x - width / 2) / width,
    y: (y - height / 2) / width,
    width: (right - left) / width,
    height: (bottom - top) / width,
    radius: spanOf(distances, few)[1] / width,
    ground: background.colour && threadLike(background.colour),
  }
}

/** The parts of a subject that are no specks: each is large enough to sew beside the larger ones. */
function figuresOf(parts: readonly Component[]): Set<Component> {
  const figures = new Set<Component>()
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const part of parts.toSorted((a, b) => b.cells.length - a.cells.length)) {
    const [fromX, toX] = [Math.min(left, part.left), Math.max(right, part.right)]
    const [fromY, toY] = [Math.min(top, part.top), Math.max(bottom, part.bottom)]
    const circle = Math.PI * (((toX - fromX + 1) ** 2 + (toY - fromY + 1) ** 2) / 4)
    if (part.cells.length < leastFigure * circle) continue
    figures.add(part)
    ;[left, top, right, bottom] = [fromX, fromY, toX, toY]
  }
  return figures
}

/** The parts that stand in a row as the letters of a word do. */
const lettersOf = (parts: readonly Component[], width: number): Component[] =>
  rowsOf(parts.filter((part) => heightOf(part) >= leastLetter * width))
    .filter((row) => row.length >= leastWord)
    .flat()

/** From where to where all lie but a few, given how many lie at each place. */
function spanOf(counts: Float64Array, few: number): [from: number, to: number] {
  const reached = (list: Float64Array): number => {
    let sum = 0
    return list.findIndex((count) => {
      sum += count
      return sum > few
    })
  }
  return [reached(counts), counts.length - reached(counts.toReversed())]
}
