import type { Pixels } from './pixels.ts'

/** From this opacity on, of 255, a pixel is sewn. */
export const opaque = 128

/** Below this opacity, nothing is seen. */
const seen = 16

const known = new WeakMap<Pixels, Pixels>()

/**
 * A picture of which something is opaque enough to be sewn. One of which most that is seen is less than half opaque is as it
 * looks on white; one of which nothing is seen is white.
 */
export function seenPixels(pixels: Pixels): Pixels {
  const own = known.get(pixels) ?? (isFaint(pixels) ? onWhite(pixels) : pixels)
  known.set(pixels, own)
  known.set(own, own)
  return own
}

/** Whether more is seen of a picture that is less than half opaque than that is not. */
function isFaint({ data }: Pixels): boolean {
  let [faint, solid] = [0, 0]
  for (let at = 3; at < data.length; at += 4) {
    const alpha = data[at] as number
    if (alpha >= opaque) solid += 1
    else if (alpha >= seen) faint += 1
  }
  return faint >= solid
}

function onWhite({ width, height, data }: Pixels): Pixels {
  const isEmpty = !data.some((alpha, at) => at % 4 === 3 && alpha >= seen)
  const result = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] as number
    for (let channel = at; channel < at + 3; channel++)
      result[channel] = 255 - ((255 - (data[channel] as number)) * alpha) / 255
    result[at + 3] = isEmpty || alpha >= seen ? 255 : 0
  }
  return { width, height, data: result }
}

/** Whether cloth shows through parts of a picture. */
export const isOpen = (pixels: Pixels): boolean =>
  seenPixels(pixels).data.some((alpha, at) => at % 4 === 3 && alpha < opaque)
