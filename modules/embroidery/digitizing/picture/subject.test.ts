import { describe, expect, test } from 'vitest'
import { firstDesignOf } from '../../starts/first-design.ts'
import { digitize } from '../digitize.ts'
import { isBare } from '../embroidery.ts'
import type { Pixels } from './pixels/pixels.ts'
import { pictureOf, red, target, white } from './pixels/test-pictures.ts'
import { subjectOf } from './subject.ts'
import { suggestThreads } from './thread-choice/suggest-threads.ts'

describe('the subject of a picture', () => {
  test('is what stands on its plain background, wherever it stands', () => {
    const disc = pictureOf([400, 200], (x, y) =>
      Math.hypot(x - 0.25, (y - 0.5) / 2) < 0.1 ? red : white,
    )
    const { x, y, width, height, radius } = subjectOf(disc) ?? {}
    expect([x, y, width, height, radius].map((value) => Math.round(100 * (value ?? NaN)))).toEqual([
      -25, 0, 20, 20, 10,
    ])
  })

  test('leaves out specks, and reaches to a dot that is large enough to sew', () => {
    const dotted = (...dots: (readonly [x: number, y: number, radius: number])[]) =>
      pictureOf([400, 400], (x, y) =>
        [[0.5, 0.5, 0.2] as const, ...dots].some(
          ([middle, down, radius]) => Math.hypot(x - middle, y - down) < radius,
        )
          ? red
          : white,
      )
    const specks = [0, 0.1, 0.3, 0.9].map((x) => [x, 0.04 + x, 0.004] as const)
    expect(subjectOf(dotted(...specks))?.width).toBeCloseTo(0.4, 1)
    const dot = [0.9, 0.12, 0.01] as const
    for (const picture of [dotted(dot), dotted(dot, ...specks)]) {
      const { x = 0, y = 0, width = 0, height = 0 } = subjectOf(picture) ?? {}
      expect(x + width / 2).toBeCloseTo(0.41, 2)
      expect(y - height / 2).toBeCloseTo(-0.39, 2)
    }
  })

  test('does not grow by the dust of a scan', () => {
    const dusty = pictureOf([800, 800], (x, y) => {
      if (Math.hypot(x - 0.5, y - 0.5) < 0.1) return red
      const [column, row] = [Math.floor(8 * x), Math.floor(8 * y)]
      const isSpeck = Math.hypot(x - (column + 0.4) / 8, y - (row + 0.3) / 8) < 0.002
      return isSpeck && Math.hypot(x - 0.5, y - 0.5) > 0.15 ? [120, 120, 120] : white
    })
    expect(subjectOf(dusty)?.width).toBeCloseTo(0.2, 2)
    expect(firstDesignOf(dusty, dusty)).toMatchObject({
      ...{ cloth: 'white', picture: { threads: [{ thread: 'red' }] } },
    })
  })

  test('reaches to a word, however small its letters', () => {
    const lettered = pictureOf([400, 400], (x, y) => {
      const isLetter = Math.abs(x - 0.5) < 0.04 && (x * 200) % 4 < 2 && Math.abs(y - 0.9) < 0.01
      return isLetter || Math.hypot(x - 0.5, y - 0.4) < 0.2 ? red : white
    })
    const { y = 0, height = 0 } = subjectOf(lettered) ?? {}
    expect(y + height / 2).toBeCloseTo(0.41, 2)
  })

  test('is unknown where there is no plain background, and where there is nothing else', () => {
    expect(subjectOf(pictureOf([90, 90], (x) => (x < 0.5 ? red : white)))).toBeUndefined()
    expect(subjectOf(pictureOf([90, 90], () => white))).toBeUndefined()
  })

  test('of a target is the target', () => {
    expect(subjectOf(target)?.radius).toBeCloseTo(0.3, 1)
  })
})

test('white bubbles on a cream wall get threads of their own', () => {
  const chat = pictureOf([300, 300], (x, y) =>
    y % 0.2 < 0.1 && x > 0.1 && x < 0.7 ? white : [236, 229, 221],
  )
  expect(suggestThreads(chat, { most: 6, withoutBackground: false })).toHaveLength(2)
})

test('white on a plain colour does not vanish on white cloth, and red on white stays on it', () => {
  const flag = (ground: readonly [number, number, number], mark: typeof white) =>
    pictureOf([300, 300], (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? mark : ground))
  const navyPicture = flag([20, 48, 110], white)
  const clothOf = (pixels: Pixels) => firstDesignOf(pixels, pixels).cloth
  expect(clothOf(navyPicture)).toBe('navy')
  expect(clothOf(flag([255, 255, 255], red))).toBe('white')
  expect(isBare(digitize(firstDesignOf(navyPicture, navyPicture), navyPicture))).toBe(false)
})
