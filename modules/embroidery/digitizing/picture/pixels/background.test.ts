import { describe, expect, test } from 'vitest'
import { backgroundOf } from './background.ts'
import { pictureOf } from './test-pictures.ts'

type Place = { x: number; y: number; away: number }

/** A red disc on a ground that has this grey by place; `away` is the distance from its middle. */
const discOn = (greyAt: (place: Place) => number) =>
  pictureOf([400, 400], (x, y) => {
    const away = Math.hypot(x - 0.5, y - 0.5)
    const grey = greyAt({ x, y, away })
    return away < 0.2 ? [200, 16, 46] : [grey, grey, grey]
  })

/** Greys that look random, from -1 to 1. */
const grainAt = ({ x, y }: Place) => Math.sin(9771 * x + 4313 * y) * Math.sin(6133 * y - 3897 * x)

const disc = backgroundOf(discOn(() => 255))?.mask ?? new Uint8Array()

/** The number of pixels outside the background, without those of the disc. */
function extraOf(greyAt: (place: Place) => number): number {
  const mask = backgroundOf(discOn(greyAt))?.mask ?? new Uint8Array()
  return mask.filter((one, at) => !one && disc[at]).length
}

describe('a light background around something that stands out', () => {
  test.each<[string, (place: Place) => number]>([
    ['grain all over', (place) => 240 + 14 * grainAt(place)],
    [
      'the noise of JPEG around the disc, in blocks of 8 pixels',
      (place) => {
        const [x, y] = [Math.floor(place.x * 50) / 50, Math.floor(place.y * 50) / 50]
        const isNear = Math.hypot(x - 0.49, y - 0.49) < 0.24
        return isNear ? 255 - 20 * Math.abs(grainAt(place)) : 255
      },
    ],
    ['light that falls off to the rim', ({ away }) => 255 - 24 * away],
    ['light that falls off to one side', ({ x }) => 255 - 18 * x],
    [
      'a soft shadow',
      ({ x, y }) => 255 - 20 * Math.exp(-((Math.hypot(x - 0.5, y - 0.6) / 0.25) ** 2)),
    ],
    [
      'squares of white and light grey',
      ({ x, y }) => ((Math.floor(x * 25) + Math.floor(y * 25)) % 2 ? 255 : 238),
    ],
  ])('has no part in %s', (_, greyAt) => {
    expect(extraOf(greyAt)).toBe(0)
  })

  test.each([238, 245])('has one in an even bar of white on grey %i, with some noise', (grey) => {
    const inBar = (y: number) => Math.abs(y - 0.85) < 0.05
    const extra = extraOf((place) => {
      const noise = 2 * grainAt(place)
      return inBar(place.y) && Math.abs(place.x - 0.5) < 0.3 ? 255 : grey + noise
    })
    expect(extra / 400 ** 2).toBeCloseTo(0.06, 3)
  })
})

describe('what lies inside a pale ring', () => {
  type Colour = readonly [number, number, number]
  const red: Colour = [200, 16, 46]

  /** Whether what lies inside the ring is background; `middle` lies in the middle of it. */
  const isLeftOut = (ground: Colour, ring: Colour, middle: Colour) => {
    const pixels = pictureOf([400, 400], (x, y) => {
      const away = Math.hypot(x - 0.45, y - 0.45)
      if (Math.hypot(x - 0.95, y - 0.95) < 0.04) return red
      return away < 0.1 ? middle : away > 0.3 && away < 0.4 ? ring : ground
    })
    const mask = backgroundOf(pixels)?.mask ?? []
    const at = (x: number, y: number) => mask[400 * y + x]
    expect(at(4, 4)).toBe(1)
    expect(at(180, 40)).toBe(0)
    return at(100, 180) === 1
  }
  const white: Colour = [255, 255, 255]
  const grey: Colour = [236, 236, 236]

  test.each<[string, Colour]>([
    ['light grey', grey],
    ['lighter grey', [242, 242, 242]],
    ['cream', [251, 243, 220]],
  ])('is white around a motif: %s', (_, ring) => {
    expect(isLeftOut(white, ring, red)).toBe(false)
  })

  test('is background where it is empty, as in an O, or where the ring is the lighter one', () => {
    expect(isLeftOut(white, grey, white)).toBe(true)
    expect(isLeftOut(grey, white, red)).toBe(true)
  })
})

test('of figures on a disc in the colour of the ground, none is background if one is too large for it', () => {
  const white = [255, 255, 255] as const
  /** White squares on a red disc, in shares of the picture's width. */
  const isLeftOut = (...sides: number[]) => {
    const pixels = pictureOf([400, 400], (x, y) => {
      const isIn = (side: number, at: number) =>
        Math.abs(x - 0.3 - at / 5) < side / 2 && Math.abs(y - 0.5) < side / 2
      if (Math.hypot(x - 0.5, y - 0.5) > 0.45 || sides.some(isIn)) return white
      return [200, 16, 46]
    })
    return sides.map((_, at) => backgroundOf(pixels)?.mask[400 * 200 + 120 + 80 * at] === 1)
  }
  expect(isLeftOut(0.05, 0.04, 0.03)).toEqual([true, true, true])
  expect(isLeftOut(0.1, 0.04, 0.03)).toEqual([false, false, false])
})
