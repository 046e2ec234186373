import { difference, type Lab, labOf } from './oklab.ts'
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
      const weight = 1 / (1 + (beside / edgeDifference.drawing) ** 2)
      const x = (step >> 1) + index * step
      const inPhoto = placeWeight(pixels, x, y) / (1 + (beside / edgeDifference.photo) ** 2)
      const rgb: Colours['rgb'] = [
        data[4 * at] as number,
        data[4 * at + 1] as number,
        data[4 * at + 2] as number,
      ]
      add(counted, binOf(lab), { lab, rgb, weight, inPhoto })
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

/** How much a pixel counts by its place: a first patch shows the largest circle in the middle of a photo. */
function placeWeight({ width, height }: Pixels, x: number, y: number): number {
  const [dx, dy] = [2 * x - width, 2 * y - height]
  const away = (dx * dx + dy * dy) / Math.min(width, height) ** 2
  return away > 1 ? outsideWeight : middleWeight + (1 - middleWeight) * away
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
    inPhoto: one.inPhoto + other.inPhoto,
    lab: [mean(lab[0], other.lab[0]), mean(lab[1], other.lab[1]), mean(lab[2], other.lab[2])],
    rgb: [mean(rgb[0], other.rgb[0]), mean(rgb[1], other.rgb[1]), mean(rgb[2], other.rgb[2])],
  }
}
