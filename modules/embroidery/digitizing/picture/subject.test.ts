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

  test('leaves out a speck', () => {
    const speckled = pictureOf([400, 400], (x, y) =>
      Math.hypot(x - 0.5, y - 0.5) < 0.2 || (x < 0.01 && y > 0.3 && y < 0.31) ? red : white,
    )
    expect(subjectOf(speckled)?.width).toBeCloseTo(0.4, 1)
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
