import { aroundMotifs } from './around-motifs.ts'
import type { Component } from './components.ts'
import { hardlyUnlike } from './hardly-unlike.ts'
import { difference, type Lab, labOf } from './oklab.ts'
import { solid } from './opacity.ts'
import type { Pixels } from './pixels.ts'
import { seenPixels } from './seen-pixels.ts'

/** Largest difference from the background's colour that still counts as background. */
const tolerance = 0.07

/** Share of the picture's rim that has to look alike for a plain background. */
const plainShare = 0.9

/** Share of the picture up to which an enclosed area of the background's colour belongs to it. */
const largestPocket = 0.004

type Background = {
  /** Its colour; undefined when it is transparent. */
  colour: Lab | undefined
  /** 1 for each pixel that belongs to it. */
  mask: Uint8Array
}

const backgrounds = new WeakMap<Pixels, Background | null>()

/** The plain background of a picture; null when its rim has many colours. */
export function backgroundOf(pixels: Pixels): Background | null {
  const known = backgrounds.get(pixels)
  if (known !== undefined) return known
  const found = findBackground(seenPixels(pixels))
  backgrounds.set(pixels, found)
  return found
}

function findBackground(pixels: Pixels): Background | null {
  const rim = rimOf(pixels)
  const covered = rim.filter((at) => alphaAt(pixels, at) >= solid)
  if (covered.length < rim.length * (1 - plainShare)) {
    const mask = flooded(pixels, rim, (at) => alphaAt(pixels, at) < solid)
    return { colour: undefined, mask }
  }
  const colours = covered.map((at) => labAt(pixels, at))
  const colour = ([0, 1, 2] as const).map((channel) =>
    median(colours.map((one) => one[channel])),
  ) as unknown as Lab
  const alike = colours.filter((one) => difference(one, colour) < tolerance).length
  if (alike < plainShare * rim.length) return null
  const unlike = Float32Array.from({ length: pixels.width * pixels.height }, (_, at) =>
    alphaAt(pixels, at) < solid ? 0 : difference(labAt(pixels, at), colour),
  )
  const isAlike = (at: number) => (unlike[at] as number) < tolerance
  const mask = flooded(pixels, rim, isAlike)
  const colourAt = (at: number) => labAt(pixels, at)
  const parts = hardlyUnlike(pixels, unlike, tolerance, rim, colourAt)
  for (const { cells } of parts) for (const at of cells) mask[at] = 0
  // White in a pale ring is seen as white; grey in a white frame is the ground, which shows there too.
  const isDarker = ({ cells }: Component) =>
    labAt(pixels, cells[cells.length >> 1] ?? 0)[0] < colour[0]
  if (!parts.some(isDarker)) return { colour, mask }
  const outside = flooded(pixels, rim, (at) => mask[at] === 1)
  const isInside = mask.map((one, at) => (one && !outside[at] ? 1 : 0))
  for (const cells of aroundMotifs(pixels, isInside)) for (const at of cells) mask[at] = 0
  return { colour, mask }
}

/** 1 for each pixel that looks like the background and is connected with the rim, or lies in a small pocket such as an O's. */
function flooded(
  { width, height }: Pixels,
  rim: readonly number[],
  isAlike: (at: number) => boolean,
): Uint8Array {
  const seen = new Uint8Array(width * height)
  const alike = Uint8Array.from(seen, (_, at) => (isAlike(at) ? 1 : 0))
  const flood = (starts: readonly number[]): number[] => {
    const cells: number[] = []
    const visit = (at: number) => {
      if (seen[at] || !alike[at]) return
      seen[at] = 1
      cells.push(at)
    }
    starts.forEach(visit)
    // The list grows while it is walked.
    for (let index = 0; index < cells.length; index++) {
      const at = cells[index] as number
      const x = at % width
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < width * (height - 1)) visit(at + width)
    }
    return cells
  }
  const mask = new Uint8Array(width * height)
  for (const at of flood(rim)) mask[at] = 1
  for (let at = 0; at < alike.length; at++) {
    const pocket = alike[at] && !seen[at] ? flood([at]) : []
    if (pocket.length < largestPocket * mask.length) for (const inside of pocket) mask[inside] = 1
  }
  return mask
}

/** The pixels along the four sides. */
function rimOf({ width, height }: Pixels): number[] {
  const rim: number[] = []
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y++) rim.push(y * width, y * width + width - 1)
  return rim
}

const alphaAt = ({ data }: Pixels, at: number): number => data[4 * at + 3] ?? 0

const labAt = ({ data }: Pixels, at: number): Lab =>
  labOf(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
