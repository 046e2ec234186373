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

/** A portrait as a camera takes it: a face with light, shadow, eyes and hair before a grey wall, all of it with grain. */
export const portrait = pictureOf([400, 400], (x, y) => {
  const grain = 18 * Math.sin(977 * x + 431 * y) * Math.sin(613 * y - 389 * x)
  const lit = (colour: Colour, light: number): Colour => [
    colour[0] * light + grain,
    colour[1] * light + grain,
    colour[2] * light + grain,
  ]
  const [fromEye, fromHead] = [
    Math.hypot(Math.abs(x - 0.5) - 0.09, (y - 0.42) * 1.6),
    Math.hypot((x - 0.5) * 1.25, y - 0.47),
  ]
  if (y > 0.78) return lit([60, 80, 150], 0.5 + x)
  if (fromHead > 0.34) return lit([195, 190, 190], 0.75 + 0.3 * x)
  if (fromHead > 0.27 || y < 0.28) return lit([110, 80, 50], 0.5 + 0.9 * Math.abs(Math.sin(9 * x)))
  if (fromEye < 0.03) return lit([40, 30, 25], 1)
  if (Math.hypot((x - 0.5) / 2, y - 0.6) < 0.025) return lit([165, 80, 80], 1)
  return lit([220, 180, 160], 1.05 - 0.5 * Math.abs(x - 0.42))
})
