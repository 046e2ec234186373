import type { Pixels } from './pixels.ts'

type Colour = readonly [red: number, green: number, blue: number, alpha?: number]

/** A picture of which each pixel's colour is told by its place, 0 to 1 in both directions. */
export function pictureOf(
  [width, height]: readonly [number, number],
  colourAt: (x: number, y: number) => Colour,
): Pixels {
  const data = new Uint8ClampedArray(4 * width * height)
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at += 4) {
      const colour = colourAt((column + 0.5) / width, (row + 0.5) / height)
      data[at] = colour[0]
      data[at + 1] = colour[1]
      data[at + 2] = colour[2]
      data[at + 3] = colour[3] ?? 255
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

/** Numbers from 0 to 1 that look random, the same for the same seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Grains of random colours, each `1 / grains` of the picture wide. */
export function noise(seed: number, grains: number): Pixels {
  const random = randomBy(seed)
  const values = Array.from({ length: 3 * grains * grains }, () => 256 * random())
  return pictureOf(testSize, (x, y) => {
    const at = 3 * (Math.floor(y * grains) * grains + Math.floor(x * grains))
    return [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0]
  })
}

/** Waves of each colour across each other, `crests` to the picture's width; between some of them it is transparent. */
export function waves(seed: number, crests: number): Pixels {
  const random = randomBy(seed)
  const [red, green, blue, slant] = [random(), random(), random(), random()].map((one) => 6 * one)
  const wave = (x: number, y: number, phase = 0) =>
    128 + 127 * Math.sin(6.3 * crests * x + phase) * Math.cos(5 * crests * y + (slant ?? 0) * x)
  return pictureOf(testSize, (x, y) => [
    wave(x, y, red),
    wave(x, y, green),
    wave(x, y, blue),
    seed % 3 === 0 && wave(x, y) < 90 ? 0 : 255,
  ])
}

/** Clouds of many tones in all sizes down to grain, as in a photo of leaves; the largest are `1 / parts` wide. */
export function clouds(seed: number, parts: number): Pixels {
  const random = randomBy(seed)
  const layers = Array.from({ length: 5 }, () =>
    Array.from({ length: 3 * 32 * 32 }, () => random()),
  )
  const valueAt = (channel: number, x: number, y: number) =>
    layers.reduce((sum, values, layer) => {
      const scale = parts * 2 ** layer
      const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)]
      const [dx, dy] = [x * scale - column, y * scale - row]
      const at = (c: number, r: number) => values[3 * (32 * (r % 32) + (c % 32)) + channel] ?? 0
      const upper = at(column, row) * (1 - dx) + at(column + 1, row) * dx
      const lower = at(column, row + 1) * (1 - dx) + at(column + 1, row + 1) * dx
      return sum + (upper * (1 - dy) + lower * dy) / 1.7 ** layer
    }, 0) / 2.2
  return pictureOf(testSize, (x, y) => [
    255 * valueAt(0, x, y),
    255 * valueAt(1, x, y),
    255 * valueAt(2, x, y),
  ])
}

const testSize = [120, 100] as const
