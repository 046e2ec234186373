import sharp, { type Sharp } from 'sharp'

/** A picture of a colour type, profile or form of its own that a customer may hand in. */
export type PictureKind = {
  name: string
  fileName: string
  type: 'image/png' | 'image/jpeg' | 'image/gif'
  make(): Buffer | Promise<Buffer>
}

/** Sides of the drawing in pixels. */
export const width = 120
export const height = 90

/** Its colours: three of its four bands are near each other, and a disc on them is lighter still. */
export const colours = [
  [244, 105, 119],
  [194, 11, 15],
  [68, 1, 2],
  [244, 213, 49],
  [128, 190, 220],
] as const

/** The index of the drawing's colour at a place. */
export function colourAt(x: number, y: number): number {
  const isDisc = (x - 60) ** 2 + (y - 45) ** 2 < 22 ** 2
  return isDisc ? 4 : Math.min(3, Math.floor((4 * x) / width))
}

/** From 0 on the left to 255 on the right: half of the drawing is less than half opaque. */
export const alphaAt = (x: number): number => Math.round((255 * x) / (width - 1))

/** One number for each pixel of the drawing, row by row. */
export const drawn = <Value>(valueAt: (x: number, y: number) => Value): Value[][] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => valueAt(x, y)))

/** The drawing in red, green and blue of 8 bits, with alpha from the left to the right if it is wanted. */
export function drawing({ isClear = false } = {}): Sharp {
  const rgb = drawn((x, y) => [
    ...(colours[colourAt(x, y)] ?? []),
    ...(isClear ? [alphaAt(x)] : []),
  ])
  const raw = { width, height, channels: isClear ? 4 : 3 } as const
  return sharp(Buffer.from(rgb.flat(2)), { raw })
}
