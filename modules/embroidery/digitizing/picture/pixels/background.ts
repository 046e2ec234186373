import { aroundMotifs } from './around-motifs.ts'
import { type Component, componentsOf } from './components.ts'
import { differencesFrom } from './differences.ts'
import { hardlyUnlike } from './hardly-unlike.ts'
import { difference, type Lab, labOf } from './oklab.ts'
import { solid } from './opacity.ts'
import type { Pixels } from './pixels.ts'
import { seenPixels } from './seen-pixels.ts'

/** Largest difference from the background's colour that still counts as background. */
const tolerance = 0.07

/** Share of the picture's rim that has to look alike for a plain background. */
const plainShare = 0.9

/**
 * Share of the picture up to which areas of the background's colour inside a part belong to the background. With a larger
 * one, all of the part's are of the drawing: the letters on a disc are in one colour.
 */
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
  const unlike = differencesFrom(colour, pixels)
  for (let at = 0; at < unlike.length; at++) if (alphaAt(pixels, at) < solid) unlike[at] = 0
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

/**
 * 1 for each pixel that looks like the background and is connected with the rim, or lies in a pocket such as an O's: where
 * all pockets of a part are small.
 */
function flooded(
  { width, height }: Pixels,
  rim: readonly number[],
  isAlike: (at: number) => boolean,
): Uint8Array {
  const labels = new Uint8Array(width * height)
  for (let at = 0; at < labels.length; at++) if (isAlike(at)) labels[at] = 1
  const parts = componentsOf({ width, height, labels })
  const partAt = new Int32Array(labels.length)
  parts.forEach(({ cells }, part) => {
    for (const at of cells) partAt[at] = part
  })
  const outer = new Set(rim.map((at) => partAt[at]))
  const alike = parts.filter(({ label }) => label === 1)
  const isOuter = ({ cells }: Component) => outer.has(partAt[cells[0] ?? 0])
  // Above its first cell lies what a pocket is in.
  const around = ({ cells }: Component) => partAt[(cells[0] ?? 0) - width]
  const isLarge = ({ cells }: Component) => cells.length >= largestPocket * labels.length
  const withLarge = new Set(alike.filter((part) => !isOuter(part) && isLarge(part)).map(around))
  const mask = new Uint8Array(labels.length)
  for (const part of alike)
    if (isOuter(part) || !withLarge.has(around(part))) for (const at of part.cells) mask[at] = 1
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
