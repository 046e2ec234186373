import { faintAreasOf, isMissed, isResidue, withoutRim } from './faint-areas.ts'
import { seen, solid } from './opacity.ts'
import type { Pixels } from './pixels.ts'

/** The share of what is seen below which all but soft edges is no more than an accent, as in a watercolour. */
const leastElse = 0.25

/** The share of what is seen below which a faint part is a speck, smaller than the smallest area that is sewn. */
const speck = 2e-4

type Seen = {
  /** The picture as it is sewn. */
  pixels: Pixels
  /** Whether something faint is not sewn that is wide enough to be missed. */
  leavesOut: boolean
}

const known = new WeakMap<Pixels, Seen>()

/**
 * A picture as it is sewn: what is less than half opaque is as it looks on white. Soft edges are left out, unless they are
 * most of the picture: sewn, a shadow would be a pale fringe around a logo. So are specks and residue beside something
 * solid, which would be sewn as bright lumps. A picture of which nothing is seen is white.
 */
export const seenPixels = (pixels: Pixels): Pixels => seenOf(pixels).pixels

/** Whether a picture has a soft edge that is not sewn and wide enough to be missed, as a glow or a shadow. */
export const leavesFaintOut = (pixels: Pixels): boolean => seenOf(pixels).leavesOut

/** Whether cloth shows through parts of a picture. */
export function isOpen(pixels: Pixels): boolean {
  const { data } = seenPixels(pixels)
  for (let at = 3; at < data.length; at += 4) if ((data[at] as number) < solid) return true
  return false
}

function seenOf(pixels: Pixels): Seen {
  const own = known.get(pixels) ?? findSeen(pixels)
  known.set(pixels, own)
  known.set(own.pixels, own)
  return own
}

function findSeen(pixels: Pixels): Seen {
  const { width, height, data } = pixels
  const counts = { solid: 0, faint: 0 }
  for (let at = 3; at < data.length; at += 4) {
    const alpha = data[at] as number
    if (alpha >= solid) counts.solid += 1
    else if (alpha >= seen) counts.faint += 1
  }
  if (counts.faint === 0) {
    if (counts.solid > 0) return { pixels, leavesOut: false }
    const all = Int32Array.from({ length: width * height }, (_, at) => at)
    return { pixels: onWhite(pixels, [all]), leavesOut: false }
  }
  const { parts, edges } = faintAreasOf(pixels)
  const all = counts.solid + counts.faint
  const soft = edges.reduce((sum, { cells }) => sum + cells.length, 0)
  const isSoft = soft > (1 - leastElse) * all
  const isAccent = counts.solid < leastElse * all
  const kept = isAccent
    ? parts
    : parts.filter((part) => part.cells.length >= speck * all && !isResidue(part, pixels))
  const sewn = isSoft ? [...parts, ...edges] : kept
  const left = isSoft ? [] : [...edges, ...parts.filter((part) => !kept.includes(part))]
  return {
    pixels: sewn.length
      ? onWhite(
          pixels,
          sewn.map((area) => withoutRim(area, pixels)),
        )
      : pixels,
    leavesOut: left.some((area) => isMissed(area, pixels)),
  }
}

/** A picture with the pixels of some areas as they look on white. */
function onWhite({ width, height, data }: Pixels, areas: readonly Int32Array[]): Pixels {
  const result = new Uint8ClampedArray(data)
  for (const area of areas)
    for (const at of area) {
      const alpha = data[4 * at + 3] as number
      for (let channel = 4 * at; channel < 4 * at + 3; channel++)
        result[channel] = 255 - ((255 - (data[channel] as number)) * alpha) / 255
      result[4 * at + 3] = 255
    }
  return { width, height, data: result }
}
