import { type Component, componentsOf } from './components.ts'
import { bare } from './label-grid.ts'
import { difference, type Lab, labOf } from './oklab.ts'
import { seen, solid } from './opacity.ts'
import type { Pixels } from './pixels.ts'

/** Half the width of the squares in which opacities are compared, as a share of the picture's longer side. */
const squareRadius = 0.004

/** By how much of itself the opacity of an even area differs in such a square; that of a soft edge falls by more. */
const unevenness = 0.03

/** The share of an area that is even, if it is part of the drawing: a shadow or a glow is even only where it is darkest. */
const evenShare = 0.7

/** Width of an anti-aliased rim, as a share of the longer side; so are the following. */
const rimRadius = 0.002

/** Half the width of a soft edge that would be missed. */
const missedRadius = 0.015

/** Half the width of a fade, some 8 mm on a patch, where it is faint and where it becomes solid; a shadow is opaque there. */
const fadeRadius = 0.05
const opaque = 250

/** Least difference from white of what is seen on white, and of a colour that is not nearly white. */
const leastSeen = 0.07
const leastColour = 0.15

/** Areas of a picture that are less than half opaque. */
type FaintAreas = {
  /** Parts of the drawing: they touch nothing solid, are evenly opaque, or fade out widely. */
  parts: Component[]
  /** Soft edges of what is solid: anti-aliased and blurred rims, glows, and soft shadows. */
  edges: Component[]
}

/**
 * The areas that are seen and less than half opaque. A part may be narrow, as letters are; an edge of a solid part that
 * were sewn would be a pale fringe around a logo.
 */
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
    const border = solidBorder(area, pixels)
    const isPart = border.length === 0 || isFade(area, border, pixels) || isEven(area, pixels, even)
    areas[isPart ? 'parts' : 'edges'].push(area)
  }
  return areas
}

/** Where an area touches something solid. */
function solidBorder({ cells }: Component, { width, data }: Pixels): Int32Array {
  const isSolid = (at: number) => (data[4 * at + 3] ?? 0) >= solid
  return cells.filter((at) => {
    const x = at % width
    return (
      isSolid(at - width) ||
      isSolid(at + width) ||
      (x > 0 && isSolid(at - 1)) ||
      (x < width - 1 && isSolid(at + 1))
    )
  })
}

/** Whether something solid fades out widely into an area, over this border. */
function isFade(area: Component, border: Int32Array, pixels: Pixels): boolean {
  const radius = radiusOf(pixels, fadeRadius)
  const isPartly = (alpha: number) => alpha >= seen && alpha < opaque
  return (
    hasRoom(area, pixels, fadeRadius) &&
    border.some((at) => isSquareOf(isPartly, pixels, at, radius))
  )
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

/** Whether an area is hardly seen on white, though its colour is not nearly white: residue that a cut-out has left. */
export function isResidue({ cells }: Component, { data }: Pixels): boolean {
  const sums = [0, 0, 0, 0] as [number, number, number, number]
  for (const at of cells) {
    const alpha = data[4 * at + 3] as number
    for (const channel of [0, 1, 2] as const)
      sums[channel] += alpha * (data[4 * at + channel] as number)
    sums[3] += alpha
  }
  const opacity = sums[3] / cells.length / 255
  const unlikeWhite = (share: number) => {
    const onWhite = (sum: number) => 255 - share * (255 - sum / sums[3])
    return difference(labOf(onWhite(sums[0]), onWhite(sums[1]), onWhite(sums[2])), white)
  }
  return unlikeWhite(opacity) < leastSeen && unlikeWhite(1) >= leastColour
}

const white: Lab = labOf(255, 255, 255)

/** Whether a soft edge is wide enough to be missed. */
export const isMissed = (edge: Component, pixels: Pixels): boolean =>
  hasRoom(edge, pixels, missedRadius)

/** Whether an area has room for a square; one that is a little wider is found in any place. */
function hasRoom({ cells }: Component, pixels: Pixels, share: number): boolean {
  const isFaint = (alpha: number) => alpha >= seen && alpha < solid
  const radius = radiusOf(pixels, share)
  const step = Math.ceil(radius / 4)
  return cells.some((at) => {
    const x = at % pixels.width
    const y = (at - x) / pixels.width
    return x % step === 0 && y % step === 0 && isSquareOf(isFaint, pixels, at, radius)
  })
}

/** An area's pixels without its own anti-aliased rim, which is less than half as opaque as what lies beside it. */
export function withoutRim({ cells }: Component, pixels: Pixels): Int32Array {
  const radius = radiusOf(pixels, rimRadius)
  return cells.filter((at) => {
    const twice = 2 * (pixels.data[4 * at + 3] as number)
    return isSquareOf((alpha) => alpha >= solid || alpha <= twice, pixels, at, radius)
  })
}

const radiusOf = ({ width, height }: Pixels, share: number): number =>
  Math.max(1, Math.round(share * Math.max(width, height)))

/** Whether each opacity in the square around a pixel is such a one; nothing is seen outside the picture. */
function isSquareOf(
  isOne: (alpha: number) => boolean,
  { width, height, data }: Pixels,
  at: number,
  radius: number,
): boolean {
  const x = at % width
  const y = (at - x) / width
  for (let row = y - radius; row <= y + radius; row++)
    for (let column = x - radius; column <= x + radius; column++) {
      const isInside = row >= 0 && column >= 0 && row < height && column < width
      if (!isOne(isInside ? (data[4 * (row * width + column) + 3] as number) : 0)) return false
    }
  return true
}
