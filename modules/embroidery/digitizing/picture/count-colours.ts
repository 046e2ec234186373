import { type Lab, putLab } from './oklab.ts'
import type { Pixels } from './pixels.ts'

/** Pixels of a similar colour: their mean, how many count in a drawing, and how many in a photo. */
export type Colours = { lab: Lab; rgb: [number, number, number]; weight: number; inPhoto: number }

/** Longer side of the picture in samples. */
const sampledSide = 220

/** Steps per Oklab unit by which colours are counted together at first. */
const bins = 24

/**
 * Difference between neighbours from which a sample lies on the edge of two colours, and counts for less. An eye in a
 * photo is nothing but edges.
 */
const edgeDifference = { drawing: 0.04, photo: 0.12 }

/** How much the middle of a photo counts beside the rim of the largest circle in it, and what lies outside of that. */
const middleWeight = 2.5
const outsideWeight = 0.15

/** The last count of each picture, which tells whether it is a photo, and its threads. */
const counts = new WeakMap<Pixels, { left: Uint8Array | undefined; colours: Colours[] }>()

/** The picture's colours without the pixels of which `left` is 1, counted by how alike they are. */
export function coloursOf(pixels: Pixels, left: Uint8Array | undefined): Colours[] {
  const known = counts.get(pixels)
  if (known && known.left === left) return known.colours
  const colours = countColours(pixels, left)
  counts.set(pixels, { left, colours })
  return colours
}

function countColours(pixels: Pixels, left: Uint8Array | undefined): Colours[] {
  const { width, height, data } = pixels
  const step = Math.max(1, Math.ceil(Math.max(width, height) / sampledSide))
  const counted = new Map<number, Sums>()
  const rowOf = (y: number) => sampledRow(pixels, Math.min(height - 1, y), step)
  let row = rowOf(step >> 1)
  for (let y = step >> 1; y < height; y += step) {
    const below = rowOf(y + step)
    for (let x = step >> 1, index = 0; x < width; x += step, index += 3) {
      const at = 4 * (y * width + x)
      if (left?.[at / 4] || (data[at + 3] as number) < 128) continue
      const beside = Math.max(apart(row, index, row, index + 3), apart(row, index, below, index))
      const weight = 1 / (1 + (beside / edgeDifference.drawing) ** 2)
      const sums = sumsOf(counted, binOf(row, index))
      sums.weight += weight
      sums.inPhoto += placeWeight(pixels, x, y) / (1 + (beside / edgeDifference.photo) ** 2)
      sums.l += weight * (row[index] as number)
      sums.a += weight * (row[index + 1] as number)
      sums.b += weight * (row[index + 2] as number)
      sums.red += weight * (data[at] as number)
      sums.green += weight * (data[at + 1] as number)
      sums.blue += weight * (data[at + 2] as number)
    }
    row = below
  }
  return [...counted.values()].map(meanOf)
}

/** The colours of the samples of a row in Oklab, and of its last pixel. */
function sampledRow({ width, data }: Pixels, y: number, step: number): Float64Array {
  const first = step >> 1
  const samples = Math.ceil((width - first) / step)
  const row = new Float64Array(3 * (samples + 1))
  for (let index = 0; index <= samples; index++) {
    const at = 4 * (y * width + Math.min(width - 1, first + index * step))
    putLab(row, 3 * index, data[at] as number, data[at + 1] as number, data[at + 2] as number)
  }
  return row
}

/** How different the colours at two places look. */
function apart(one: Float64Array, at: number, other: Float64Array, otherAt: number): number {
  const l = (one[at] as number) - (other[otherAt] as number)
  const a = (one[at + 1] as number) - (other[otherAt + 1] as number)
  const b = (one[at + 2] as number) - (other[otherAt + 2] as number)
  return Math.sqrt(l * l + a * a + b * b)
}

/** How much a pixel counts by its place: a first patch shows the largest circle in the middle of a photo. */
function placeWeight({ width, height }: Pixels, x: number, y: number): number {
  const [dx, dy] = [2 * x - width, 2 * y - height]
  const away = (dx * dx + dy * dy) / Math.min(width, height) ** 2
  return away > 1 ? outsideWeight : middleWeight + (1 - middleWeight) * away
}

/** The same number for colours that are counted together at first. */
function binOf(row: Float64Array, at: number): number {
  const step = (value: number) => Math.round((value + 0.5) * bins)
  const [l, a, b] = [row[at] as number, row[at + 1] as number, row[at + 2] as number]
  return (step(l) * 64 + step(a)) * 64 + step(b)
}

/** What the samples of a bin add up to, their colours by their weights. */
type Sums = Record<'weight' | 'inPhoto' | 'l' | 'a' | 'b' | 'red' | 'green' | 'blue', number>

function sumsOf(counted: Map<number, Sums>, bin: number): Sums {
  const known = counted.get(bin)
  if (known) return known
  const sums = { weight: 0, inPhoto: 0, l: 0, a: 0, b: 0, red: 0, green: 0, blue: 0 }
  counted.set(bin, sums)
  return sums
}

const meanOf = ({ weight, inPhoto, l, a, b, red, green, blue }: Sums): Colours => ({
  weight,
  inPhoto,
  lab: [l / weight, a / weight, b / weight],
  rgb: [red / weight, green / weight, blue / weight],
})

/** Both together. */
export function mixed(one: Colours, other: Colours): Colours {
  const weight = one.weight + other.weight
  const mean = (a: number, b: number) => (a * one.weight + b * other.weight) / weight
  const [lab, rgb] = [one.lab, one.rgb]
  return {
    weight,
    inPhoto: one.inPhoto + other.inPhoto,
    lab: [mean(lab[0], other.lab[0]), mean(lab[1], other.lab[1]), mean(lab[2], other.lab[2])],
    rgb: [mean(rgb[0], other.rgb[0]), mean(rgb[1], other.rgb[1]), mean(rgb[2], other.rgb[2])],
  }
}
