import { isMixed } from '../mixed-colours.ts'
import { apart, type Lab, putLab } from '../pixels/oklab.ts'
import { solid } from '../pixels/opacity.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { seenPixels } from '../pixels/seen-pixels.ts'

/**
 * Pixels of a similar colour: their mean, how many there are, how many count in a drawing, how many of those lie in thin
 * lines, and how many count in a photo.
 */
export type Colours = {
  lab: Lab
  rgb: [number, number, number]
  samples: number
  weight: number
  inLines: number
  inPhoto: number
}

/** Longer side of the picture in samples. */
const sampledSide = 220

/** Steps per Oklab unit by which colours are counted together at first. */
const bins = 24

/**
 * Difference between neighbours from which a sample lies on the edge of two colours, and counts for less. An eye in a
 * photo is nothing but edges.
 */
const edgeDifference = { drawing: 0.04, photo: 0.12 }

/** Difference to both sides from which a sample counts in full, as one of a thin line, which is nothing but edges. */
const lineDifference = 0.5

/** Weights of a photo's middle, and of pixels outside the largest circle in it. The rim of that circle has weight 1. */
const middleWeight = 2.5
const outsideWeight = 0.15

/** The last count of each picture, which tells whether it is a photo, and its threads. */
const counts = new WeakMap<Pixels, { left: Uint8Array | undefined; colours: Colours[] }>()

/** The picture's colours without the pixels of which `left` is 1, counted by how alike they are. */
export function coloursOf(pixels: Pixels, left: Uint8Array | undefined): Colours[] {
  const known = counts.get(pixels)
  if (known && known.left === left) return known.colours
  const colours = countColours(seenPixels(pixels), left)
  counts.set(pixels, { left, colours })
  return colours
}

function countColours(pixels: Pixels, left: Uint8Array | undefined): Colours[] {
  const { width, height, data } = pixels
  const step = Math.max(1, Math.ceil(Math.max(width, height) / sampledSide))
  const counted = new Map<number, Sums>()
  let row = sampledRow(pixels, 0, step)
  let above = row
  for (let number = 0; number * step < height; number++) {
    const below = sampledRow(pixels, number + 1, step)
    for (let index = 0; index < row.lab.length - 3; index += 3) {
      const at = row.places[index / 3] as number
      if (left?.[at] || (data[4 * at + 3] as number) < solid) continue
      const [before, after] = [Math.max(0, index - 3), index + 3]
      const across = Math.max(
        contrastOf(row.lab, index, row.lab, before, row.lab, after),
        contrastOf(row.lab, index, above.lab, index, below.lab, index),
      )
      const beside = Math.max(
        apart(row.lab, index, row.lab, after),
        apart(row.lab, index, below.lab, index),
      )
      const inLine = Math.min(1, across / lineDifference) ** 2
      const weight = Math.max(1 / (1 + (beside / edgeDifference.drawing) ** 2), inLine)
      const sums = sumsOf(counted, binOf(row.lab, index))
      sums.samples += 1
      sums.weight += weight
      sums.inLines += inLine
      sums.inPhoto += placeWeight(pixels, at) / (1 + (beside / edgeDifference.photo) ** 2)
      sums.l += weight * (row.lab[index] as number)
      sums.a += weight * (row.lab[index + 1] as number)
      sums.b += weight * (row.lab[index + 2] as number)
      sums.red += weight * (data[4 * at] as number)
      sums.green += weight * (data[4 * at + 1] as number)
      sums.blue += weight * (data[4 * at + 2] as number)
    }
    above = row
    row = below
  }
  return [...counted.values()].map(meanOf)
}

/** Samples of a row, one more than it has, in Oklab, and the places of their pixels. */
type SampledRow = { lab: Float64Array; places: Int32Array }

function sampledRow({ width, height, data }: Pixels, number: number, step: number): SampledRow {
  const samples = Math.ceil(width / step) + 1
  const lab = new Float64Array(3 * samples)
  const places = new Int32Array(samples)
  // Neither rows nor columns of samples are straight: they would miss a thin line along them, or count nothing else.
  const shift = (line: number) => (line * (step - 1)) % step
  for (let index = 0; index < samples; index++) {
    const x = Math.min(width - 1, index * step + shift(number))
    const y = Math.min(height - 1, number * step + shift(index))
    const at = y * width + x
    places[index] = at
    putLab(
      lab,
      3 * index,
      data[4 * at] as number,
      data[4 * at + 1] as number,
      data[4 * at + 2] as number,
    )
  }
  return { lab, places }
}

/**
 * The smaller difference of a sample from its two neighbours; 0 for a mixture of two different neighbours. A sample of
 * a thin line has like neighbours, or differs from both areas that it separates.
 */
function contrastOf(
  row: Float64Array,
  at: number,
  one: Float64Array,
  oneAt: number,
  other: Float64Array,
  otherAt: number,
): number {
  const contrast = Math.min(apart(row, at, one, oneAt), apart(row, at, other, otherAt))
  if (
    contrast < edgeDifference.drawing ||
    apart(one, oneAt, other, otherAt) < edgeDifference.drawing
  )
    return contrast
  return isMixed(colourIn(row, at), colourIn(one, oneAt), colourIn(other, otherAt)) ? 0 : contrast
}

const colourIn = (row: Float64Array, at: number): Lab => [
  row[at] as number,
  row[at + 1] as number,
  row[at + 2] as number,
]

/** The weight of a pixel by its place: a first patch shows the largest circle in the middle of a photo. */
function placeWeight({ width, height }: Pixels, at: number): number {
  const [x, y] = [at % width, Math.floor(at / width)]
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

/** Sums over the samples of a bin; colours are weighted. */
type Sums = Record<
  'samples' | 'weight' | 'inLines' | 'inPhoto' | 'l' | 'a' | 'b' | 'red' | 'green' | 'blue',
  number
>

function sumsOf(counted: Map<number, Sums>, bin: number): Sums {
  const known = counted.get(bin)
  if (known) return known
  const sums = {
    ...{ samples: 0, weight: 0, inLines: 0, inPhoto: 0 },
    ...{ l: 0, a: 0, b: 0, red: 0, green: 0, blue: 0 },
  }
  counted.set(bin, sums)
  return sums
}

const meanOf = ({ l, a, b, red, green, blue, ...counts }: Sums): Colours => ({
  ...counts,
  lab: [l / counts.weight, a / counts.weight, b / counts.weight],
  rgb: [red / counts.weight, green / counts.weight, blue / counts.weight],
})

/** Two groups of pixels as one. */
export function mixed(one: Colours, other: Colours): Colours {
  const weight = one.weight + other.weight
  const mean = (a: number, b: number) => (a * one.weight + b * other.weight) / weight
  const [lab, rgb] = [one.lab, one.rgb]
  return {
    samples: one.samples + other.samples,
    weight,
    inLines: one.inLines + other.inLines,
    inPhoto: one.inPhoto + other.inPhoto,
    lab: [mean(lab[0], other.lab[0]), mean(lab[1], other.lab[1]), mean(lab[2], other.lab[2])],
    rgb: [mean(rgb[0], other.rgb[0]), mean(rgb[1], other.rgb[1]), mean(rgb[2], other.rgb[2])],
  }
}
