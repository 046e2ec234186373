import { difference, type Lab, labOf } from './oklab.ts'
import type { Pixels } from './pixels.ts'

/** Pixels of a similar colour: their mean, and how many count. */
export type Colours = { lab: Lab; rgb: [number, number, number]; weight: number }

/** Longer side of the picture in samples. */
const sampledSide = 220

/** Steps per Oklab unit by which colours are counted together at first. */
const bins = 24

/** Difference between neighbours from which a sample lies on the edge of two colours, and counts for less. */
const edgeDifference = 0.04

/** The picture's colours, counted by how alike they are; samples on edges count for less. */
export function coloursOf(pixels: Pixels, left: Uint8Array | undefined): Colours[] {
  const { width, height, data } = pixels
  const step = Math.max(1, Math.ceil(Math.max(width, height) / sampledSide))
  const counted = new Map<number, Colours>()
  const rowOf = (y: number) => sampledRow(pixels, Math.min(height - 1, y), step)
  let row = rowOf(step >> 1)
  for (let y = step >> 1; y < height; y += step) {
    const below = rowOf(y + step)
    for (let index = 0; index < row.length - 1; index++) {
      const at = y * width + (step >> 1) + index * step
      if (left?.[at] || (data[4 * at + 3] as number) < 128) continue
      const lab = row[index] as Lab
      const beside = Math.max(
        difference(lab, row[index + 1] as Lab),
        difference(lab, below[index] as Lab),
      )
      const weight = 1 / (1 + (beside / edgeDifference) ** 2)
      const rgb: Colours['rgb'] = [
        data[4 * at] as number,
        data[4 * at + 1] as number,
        data[4 * at + 2] as number,
      ]
      add(counted, binOf(lab), { lab, rgb, weight })
    }
    row = below
  }
  return [...counted.values()]
}

/** The colours of the samples of a row, and of its last pixel. */
function sampledRow({ width, data }: Pixels, y: number, step: number): Lab[] {
  const row: Lab[] = []
  for (let x = step >> 1; ; x += step) {
    const at = 4 * (y * width + Math.min(width - 1, x))
    row.push(labOf(data[at] as number, data[at + 1] as number, data[at + 2] as number))
    if (x >= width) return row
  }
}

/** The same number for colours that are counted together at first. */
const binOf = ([l, a, b]: Lab): number =>
  (Math.round((l + 0.5) * bins) * 64 + Math.round((a + 0.5) * bins)) * 64 +
  Math.round((b + 0.5) * bins)

function add(counted: Map<number, Colours>, key: number, more: Colours): void {
  const known = counted.get(key)
  counted.set(key, known ? mixed(known, more) : more)
}

/** Both together. */
export function mixed(one: Colours, other: Colours): Colours {
  const weight = one.weight + other.weight
  const mean = (a: number, b: number) => (a * one.weight + b * other.weight) / weight
  const [lab, rgb] = [one.lab, one.rgb]
  return {
    weight,
    lab: [mean(lab[0], other.lab[0]), mean(lab[1], other.lab[1]), mean(lab[2], other.lab[2])],
    rgb: [mean(rgb[0], other.rgb[0]), mean(rgb[1], other.rgb[1]), mean(rgb[2], other.rgb[2])],
  }
}
