import { expect, test } from 'vitest'
import { contrastTo, visible } from '../digitizing/contrast.ts'
import { isTooDetailed } from '../digitizing/detail.ts'
import { digitize } from '../digitizing/digitize.ts'
import { pictureOf, red, target, white } from '../digitizing/picture/pixels/test-pictures.ts'
import { squareOf } from '../digitizing/test-square.ts'
import { simplerDesign } from './simpler-design.ts'

/** 2,500 dots of seven colours, 1.6 mm wide on the patch. */
const dots = pictureOf([600, 600], (x, y) => {
  const [column, row] = [Math.floor(50 * x), Math.floor(50 * y)]
  if (Math.hypot(50 * x - column - 0.5, 50 * y - row - 0.5) > 0.33) return white
  const colour = 1 + ((7 * column + 3 * row) % 7)
  return [colour & 1 ? 200 : 20, colour & 2 ? 150 : 30, colour & 4 ? 180 : 40]
})

test('a picture of 2,500 dots is too detailed, and its simpler design is not', () => {
  const design = squareOf(dots, 120)
  expect(isTooDetailed(digitize(design, dots))).toBe(true)
  const simpler = simplerDesign(design, dots)
  expect(isTooDetailed(digitize(simpler, dots))).toBe(false)
  const { picture: _, ...patch } = design
  expect(simpler).toMatchObject(patch)
  expect(simpler.picture?.place).toEqual(design.picture?.place)
})

test('a simpler design has cloth on which its threads are seen, where cloth shows through the picture', () => {
  const rounded = pictureOf([200, 200], (x, y) => {
    if (
      Math.hypot(Math.max(0, Math.abs(x - 0.5) - 0.3), Math.max(0, Math.abs(y - 0.5) - 0.3)) > 0.2
    )
      return [0, 0, 0, 0]
    return Math.hypot(x - 0.5, y - 0.5) < 0.2 ? red : white
  })
  const { cloth, picture } = simplerDesign(squareOf(rounded, 120), rounded)
  expect(picture?.withoutBackground).toBe(false)
  const threads = picture?.threads.map(({ thread }) => thread) ?? []
  expect(threads).toContain('white')
  expect(contrastTo(cloth, threads)).toBeGreaterThanOrEqual(visible)
})

test('a design becomes simpler with each step, and stays as it is without a picture', () => {
  const design = squareOf(target, 120)
  expect(isTooDetailed(digitize(design, target))).toBe(false)
  const first = simplerDesign(design, target)
  const second = simplerDesign(first, target)
  expect([first, second].map(({ picture }) => picture?.smallestArea)).toEqual([4, 8])
  expect(first.picture?.threads).toEqual(design.picture?.threads)
  const words = { words: 'HEI', style: 'arched', alphabet: 'block', thread: 'red' } as const
  const { picture: _, ...patch } = design
  expect(simplerDesign({ ...patch, text: words }, target)).toEqual({ ...patch, text: words })
})
