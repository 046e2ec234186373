import type { ColourGrid } from './grid.ts'
import { type Component, componentsOf } from './pixels/components.ts'
import { isSkin } from './skin.ts'

/** Share of the patch that a face has, its width as a share of its height, and how much of its box is skin. */
const share = { least: 0.008, most: 0.75 }
const ratio = { least: 0.45, most: 1.9 }
const leastSkin = 0.42

/**
 * Least difference in lightness between an eye and its surroundings, and their reach as a share of the face's width.
 */
const darker = 0.07
const around = 0.14

/** Where eyes lie in the box of the skin, how large they are and how far apart, as shares of its height or width. */
const eyes = {
  highest: 0.1,
  lowest: 0.7,
  least: 0.002,
  most: 0.09,
  apart: { least: 0.2, most: 0.65 },
  slope: 0.14,
  offMiddle: 0.16,
  sizeRatio: 3.5,
}

/** The largest area of a photo that is probably a face: of the colour of skin, with two eyes; none in a drawing. */
export function faceIn(colours: ColourGrid, cut: Uint8Array): Component | undefined {
  const { width, height, lab, covered, isPhoto } = colours
  if (!isPhoto) return undefined
  const labels = Uint8Array.from(cut, (inside, at) =>
    inside && covered[at] && isSkin(lab[3 * at] ?? 0, lab[3 * at + 1] ?? 0, lab[3 * at + 2] ?? 0)
      ? 1
      : 0,
  )
  const patch = cut.reduce((sum, one) => sum + one, 0)
  return componentsOf({ width, height, labels }, 0)
    .filter((part) => isLikeAFace(part, patch) && hasEyes(part, colours))
    .toSorted((a, b) => b.cells.length - a.cells.length)[0]
}

function isLikeAFace({ cells, left, right, top, bottom }: Component, patch: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  return (
    cells.length > share.least * patch &&
    cells.length < share.most * patch &&
    wide > ratio.least * high &&
    wide < ratio.most * high &&
    cells.length > leastSkin * wide * high
  )
}

type Spot = { x: number; y: number; size: number }

/** Whether two dark spots lie beside each other in the upper part of the skin, on both sides of its middle. */
function hasEyes(face: Component, colours: ColourGrid): boolean {
  const [wide, high] = [face.right - face.left + 1, face.bottom - face.top + 1]
  const spots = darkSpots(face, colours).filter(
    ({ y, size }) =>
      y > eyes.highest * high &&
      y < eyes.lowest * high &&
      size > eyes.least * wide * high &&
      size < eyes.most * wide * high,
  )
  return spots.some((one, index) =>
    spots.slice(index + 1).some((other) => {
      const apart = Math.abs(one.x - other.x) / wide
      return (
        apart > eyes.apart.least &&
        apart < eyes.apart.most &&
        Math.abs(one.y - other.y) < eyes.slope * high &&
        Math.abs((one.x + other.x) / 2 - wide / 2) < eyes.offMiddle * wide &&
        Math.max(one.size, other.size) < eyes.sizeRatio * Math.min(one.size, other.size)
      )
    }),
  )
}

/** The spots in the box of a face that are clearly darker than what is around them, with their middles in that box. */
function darkSpots({ left, right, top, bottom }: Component, grid: ColourGrid): Spot[] {
  const [width, height] = [right - left + 1, bottom - top + 1]
  const light = Float64Array.from(
    { length: width * height },
    (_, at) =>
      grid.lab[3 * ((top + Math.floor(at / width)) * grid.width + left + (at % width))] ?? 0,
  )
  const means = localMeans(light, width, Math.max(2, Math.round(around * width)))
  const labels = Uint8Array.from(light, (one, at) => (one < (means[at] ?? 0) - darker ? 1 : 0))
  return componentsOf({ width, height, labels }, 0).map((spot) => ({
    x: (spot.left + spot.right) / 2,
    y: (spot.top + spot.bottom) / 2,
    size: spot.cells.length,
  }))
}

/** The mean of the values in a window around each, of so many on each side. */
function localMeans(values: Float64Array, width: number, reach: number): Float64Array {
  const height = values.length / width
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * row + x + 1] =
        (values[y * width + x] ?? 0) +
        (sums[y * row + x + 1] ?? 0) +
        (sums[(y + 1) * row + x] ?? 0) -
        (sums[y * row + x] ?? 0)
  return values.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [from, to] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
    const [upper, lower] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    const sum =
      (sums[lower * row + to] ?? 0) -
      (sums[upper * row + to] ?? 0) -
      (sums[lower * row + from] ?? 0) +
      (sums[upper * row + from] ?? 0)
    return sum / ((to - from) * (lower - upper))
  })
}
