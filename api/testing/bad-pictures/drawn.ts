import sharp, { type Sharp } from 'sharp'
import { blue, kept, red } from './bad-picture.ts'

/** A picture whose left half is red and whose right half is blue; sides in pixels. */
export const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: 'blue' },
      },
      gravity: 'east',
    },
  ])

/** The stored picture of a red pixel beside a blue one. */
export const twoPixels = kept(2, 1, [0, 0, red], [1, 0, blue])

/** The stored picture of halves of 60 x 40 pixels. */
export const twoHalves = kept(60, 40, [2, 2, red], [57, 37, blue])

/** 60 x 40 pixels: above red and green, below blue and white. */
export function quarters(): Sharp {
  const [red, green, blue, white] = ['f00', '0f0', '00f', 'fff'].map(
    (colour) => `fill="#${colour}"`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">
    <path ${red} d="M0 0h30v20H0z"/><path ${green} d="M30 0h30v20H30z"/>
    <path ${blue} d="M0 20h30v20H0z"/><path ${white} d="M30 20h30v20H30z"/></svg>`
  return sharp(Buffer.from(drawing)).flatten()
}

/** 100 x 100 pixels that compress badly, so that half of the file is half of the picture; the same each time. */
export function noise(): Sharp {
  const side = 100
  const pixels = new Uint8Array(side * side * 3)
  let state = 1
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 48_271) % 0x7fff_ffff
    pixels[at] = state
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}
