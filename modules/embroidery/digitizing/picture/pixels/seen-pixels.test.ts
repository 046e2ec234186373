import { describe, expect, test } from 'vitest'
import type { Pixels } from './pixels.ts'
import { leavesFaintOut, seenPixels } from './seen-pixels.ts'
import { pictureOf } from './test-pictures.ts'

/** A navy disc, and what else lies around it by the distance from its middle in shares of the picture. */
const discWith = (alphaAt: (away: number, x: number, y: number) => number): Pixels =>
  pictureOf([200, 200], (x, y) => {
    const away = Math.hypot(x - 0.35, y - 0.35)
    return [20, 48, 110, away < 0.25 ? 255 : alphaAt(away, x, y)]
  })

const pixelAt = ({ width, height, data }: Pixels, x: number, y: number) => {
  const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width))
  return [...data.subarray(at, at + 4)]
}

const inBar = (x: number, y: number) => x > 0.1 && x < 0.9 && Math.abs(y - 0.85) < 0.03

describe('what is less than half opaque', () => {
  test.each([115, 90, 40])('is as it looks on white beside a larger solid part, at %i', (alpha) => {
    const picture = discWith((_, x, y) => (inBar(x, y) ? alpha : 0))
    const own = seenPixels(picture)
    const onWhite = [20, 48, 110].map((value) => Math.round(255 - ((255 - value) * alpha) / 255))
    expect(pixelAt(own, 0.5, 0.85)).toEqual([...onWhite, 255])
    expect(pixelAt(own, 0.35, 0.35)).toEqual([20, 48, 110, 255])
    expect(pixelAt(own, 0.95, 0.1)[3]).toBe(0)
    expect(leavesFaintOut(picture)).toBe(false)
  })

  test('is as it looks on white within a solid ring too', () => {
    const picture = pictureOf([200, 200], (x, y) => {
      const away = Math.hypot(x - 0.5, y - 0.5)
      return [20, 48, 110, away > 0.45 ? 0 : away > 0.3 ? 255 : 100]
    })
    expect(pixelAt(seenPixels(picture), 0.5, 0.5)[3]).toBe(255)
  })

  test('is as it looks on white where it fades out over a wide area', () => {
    const picture = pictureOf([200, 200], (x) => [20, 48, 110, 255 * x])
    const own = seenPixels(picture)
    expect([0.1, 0.3, 0.9].map((x) => pixelAt(own, x, 0.5)[3])).toEqual([255, 255, 230])
    expect(leavesFaintOut(picture)).toBe(false)
  })

  test('has no pale rim beside a solid part', () => {
    const picture = discWith((_, x, y) => {
      const inside = 200 * (0.029 - Math.abs(y - 0.85))
      return x > 0.1 && x < 0.9 ? 115 * Math.min(1, Math.max(0, inside)) : 0
    })
    const colours = new Set<string>()
    const { data } = seenPixels(picture)
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] ?? 0) >= 128) colours.add([...data.subarray(at, at + 3)].join())
    expect([...colours].sort()).toEqual(['149,162,190', '20,48,110'])
  })

  test('is left out along anti-aliased and blurred edges', () => {
    for (const pixels of [1, 2, 6]) {
      const picture = discWith((away) => 255 * Math.max(0, 1 - (away - 0.25) * (200 / pixels)))
      expect(seenPixels(picture)).toBe(picture)
      expect(leavesFaintOut(picture)).toBe(false)
    }
  })

  test('is left out in a soft shadow and a glow, which are reported', () => {
    for (const [dx, dy] of [
      [0, 0],
      [0.02, 0.04],
    ] as const) {
      const picture = discWith((_, x, y) => {
        const outside = Math.max(0, Math.hypot(x - 0.35 - dx, y - 0.35 - dy) - 0.22)
        return 80 * Math.exp(-((outside / 0.05) ** 2))
      })
      expect(seenPixels(picture)).toBe(picture)
      expect(leavesFaintOut(picture)).toBe(true)
    }
  })

  test.each([0.07, 0.1, 0.15])('is left out in a shadow that is %f wide, and reported', (blur) => {
    const picture = discWith((away) => 110 * Math.exp(-(((away - 0.22) / blur) ** 2)))
    expect(seenPixels(picture) === picture).toBe(true)
    expect(leavesFaintOut(picture)).toBe(true)
  })

  test.each([17, 23, 38])(
    'is left out where it is hardly seen beside a solid part, at %i',
    (alpha) => {
      const picture = pictureOf([200, 200], (x, y) => {
        const isDisc = Math.hypot(x - 0.5, y - 0.5) < 0.25
        return isDisc ? [20, 20, 20] : [136, 136, 136, inBar(x, y) ? alpha : 0]
      })
      expect(seenPixels(picture).data.every((value, at) => value === picture.data[at])).toBe(true)
      expect(leavesFaintOut(picture)).toBe(true)
    },
  )

  test('is sewn where it is white beside a solid part', () => {
    const picture = pictureOf([200, 200], (x, y) => {
      const isDisc = Math.hypot(x - 0.5, y - 0.5) < 0.25
      return isDisc ? [20, 20, 20] : [255, 255, 255, inBar(x, y) ? 60 : 0]
    })
    expect(pixelAt(seenPixels(picture), 0.5, 0.85)).toEqual([255, 255, 255, 255])
  })

  test('is left out in specks beside a solid part', () => {
    const picture = pictureOf([400, 400], (x, y) => {
      const isDisc = Math.hypot(x - 0.5, y - 0.5) < 0.25
      const isSpeck = (400 * x) % 40 < 2 && (400 * y) % 40 < 2
      return isDisc ? [20, 20, 20] : [0, 0, 0, isSpeck ? 110 : 0]
    })
    expect(pixelAt(seenPixels(picture), 0.0015, 0.0015)[3]).toBe(110)
  })

  test('is sewn in narrow letters that touch nothing solid', () => {
    const picture = discWith((_, x, y) => (y > 0.8 && y < 0.9 && (x * 25) % 1 < 0.25 ? 110 : 0))
    expect(pixelAt(seenPixels(picture), 0.405, 0.85)[3]).toBe(255)
  })

  test('is sewn, soft as it is, where there is nothing else', () => {
    const glow = pictureOf([200, 200], (x, y) => {
      const away = Math.hypot(x - 0.5, y - 0.5)
      return [200, 16, 46, 120 * Math.exp(-((away / 0.2) ** 2))]
    })
    expect(pixelAt(seenPixels(glow), 0.5, 0.5)[3]).toBe(255)
    expect(pixelAt(seenPixels(glow), 0.7, 0.5)[3]).toBe(255)
    expect(pixelAt(seenPixels(glow), 0.02, 0.02)[3]).toBeLessThan(16)
    expect(leavesFaintOut(glow)).toBe(false)
  })
})
