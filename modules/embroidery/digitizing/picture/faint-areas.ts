import { type Component, componentsOf } from './components.ts'
import { bare } from './labels.ts'
import { seen, solid } from './opacity.ts'
import type { Pixels } from './pixels.ts'

/** Half the width of the squares in which opacities are compared, as a share of the picture's longer side. */
const squareRadius = 0.004

/** By how much of itself the opacity of an even area differs in such a square; that of a soft edge falls by more. */
const unevenness = 0.03

/** The share of an area that is even, if it is part of the drawing: a shadow or a glow is even only where it is darkest. */
const evenShare = 0.7

/** Half the width of a soft edge that would be missed. */
const missedRadius = 0.015

/** Areas of a picture that are less than half opaque. */
type FaintAreas = {
  /** Parts of the drawing: they touch nothing solid, or are evenly opaque. */
  parts: Component[]
  /** Soft edges of what is solid: anti-aliased and blurred rims, glows, and soft shadows. */
  edges: Component[]
}

export function faintAreasOf(pixels: Pixels): FaintAreas {
  const { width, height, data } = pixels
  const labels = new Uint8Array(width * height).fill(bare)
  for (let at = 0; at < labels.length; at++) {
    const alpha = data[4 * at + 3] as number
    if (alpha >= seen && alpha < solid) labels[at] = 0
  }
  const even = new Uint8Array(labels.length)
  const areas: FaintAreas = { parts: [], edges: [] }
  for (const area of componentsOf({ width, height, labels }, bare)) {
    const isPart = !touchesSolid(area, pixels) || isEven(area, pixels, even)
    areas[isPart ? 'parts' : 'edges'].push(area)
  }
  return areas
}

function touchesSolid({ cells }: Component, { width, data }: Pixels): boolean {
  const isSolid = (at: number) => (data[4 * at + 3] ?? 0) >= solid
  return cells.some((at) => {
    const x = at % width
    return (
      isSolid(at - width) ||
      isSolid(at + width) ||
      (x > 0 && isSolid(at - 1)) ||
      (x < width - 1 && isSolid(at + 1))
    )
  })
}

/** Whether most of an area lies in squares that are equally opaque; these are marked in `even`. */
function isEven({ cells }: Component, pixels: Pixels, even: Uint8Array): boolean {
  const { width, data } = pixels
  const radius = radiusOf(pixels, squareRadius)
  let count = 0
  const mark = (at: number) => {
    count += even[at] ? 0 : 1
    even[at] = 1
  }
  for (const at of cells) {
    const alpha = data[4 * at + 3] as number
    const most = Math.max(1, unevenness * alpha)
    const isAlike = (other: number) => other < solid && Math.abs(other - alpha) <= most
    if (!isSquareOf(isAlike, pixels, at, radius)) continue
    for (let down = -radius; down <= radius; down++)
      for (let along = -radius; along <= radius; along++) mark(at + down * width + along)
    if (count > evenShare * cells.length) return true
  }
  return false
}

/** Whether a soft edge is wide enough to be missed. */
export const isWide = ({ cells }: Component, pixels: Pixels): boolean => {
  const isFaint = (alpha: number) => alpha >= seen && alpha < solid
  const radius = radiusOf(pixels, missedRadius)
  return cells.some((at) => isSquareOf(isFaint, pixels, at, radius))
}

const radiusOf = ({ width, height }: Pixels, share: number): number =>
  Math.max(1, Math.round(share * Math.max(width, height)))

/** Whether each opacity in the square around a pixel is such a one; it lies within the picture. */
function isSquareOf(
  isOne: (alpha: number) => boolean,
  { width, height, data }: Pixels,
  at: number,
  radius: number,
): boolean {
  const x = at % width
  const y = (at - x) / width
  if (x < radius || y < radius || x >= width - radius || y >= height - radius) return false
  for (let row = y - radius; row <= y + radius; row++)
    for (let column = x - radius; column <= x + radius; column++)
      if (!isOne(data[4 * (row * width + column) + 3] as number)) return false
  return true
}
