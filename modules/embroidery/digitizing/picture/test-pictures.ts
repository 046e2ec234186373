import type { Pixels } from './pixels.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** A picture of which each pixel's colour is told by its place, 0 to 1 in both directions. */
export function pictureOf(
  [width, height]: readonly [number, number],
  colourAt: (x: number, y: number) => Colour,
): Pixels {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue, alpha = 255] = colourAt(
      ((at % width) + 0.5) / width,
      (Math.floor(at / width) + 0.5) / height,
    )
    data.set([red, green, blue, alpha], 4 * at)
  }
  return { width, height, data }
}

export const red: Colour = [200, 16, 46]
export const blue: Colour = [31, 95, 191]
export const white: Colour = [255, 255, 255]
export const black: Colour = [20, 20, 24]

/** A red disc with a blue ring around it, on white. */
export const target = pictureOf([400, 400], (x, y) => {
  const radius = Math.hypot(x - 0.5, y - 0.5)
  return radius < 0.2 ? red : radius < 0.3 ? blue : white
})
