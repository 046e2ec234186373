import { expect, test } from 'vitest'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { isTooDetailed, simplerDesign } from './detail.ts'
import { digitize } from './digitize.ts'
import type { Pixels } from './picture/pixels.ts'
import { pictureOf, target } from './picture/test-pictures.ts'
import { suggestThreads } from './picture/thread-choice/suggest-threads.ts'

const designOf = (pixels: Pixels): PatchDesign => ({
  outline: 'square',
  size: 120,
  cloth: 'white',
  edge: 'red',
  picture: {
    place: { x: 0, y: 0, width: 120, turn: 0 },
    withoutBackground: false,
    threads: suggestThreads(pixels, { most: 8, withoutBackground: false }),
  },
})

/** Stripes of eight colours, 0.8 mm wide on the patch. */
const stripes = pictureOf([400, 400], (x, y) => {
  const stripe = Math.floor((x + 0.3 * y) * 150) % 8
  return [stripe & 1 ? 230 : 20, stripe & 2 ? 220 : 30, stripe & 4 ? 210 : 40]
})

test('a picture in stripes as fine as a thread is too detailed, and its simpler design is not', () => {
  const design = designOf(stripes)
  expect(isTooDetailed(digitize(design, stripes))).toBe(true)
  const simpler = simplerDesign(design, stripes)
  expect(isTooDetailed(digitize(simpler, stripes))).toBe(false)
  const { picture: _, ...patch } = design
  expect(simpler).toMatchObject(patch)
  expect(simpler.picture?.place).toEqual(design.picture?.place)
})

test('a design becomes simpler with each step, and stays as it is without a picture', () => {
  const design = designOf(target)
  expect(isTooDetailed(digitize(design, target))).toBe(false)
  const first = simplerDesign(design, target)
  const second = simplerDesign(first, target)
  expect([first, second].map(({ picture }) => picture?.smallestArea)).toEqual([4, 8])
  expect(first.picture?.threads).toEqual(design.picture?.threads)
  const words = { words: 'HEI', style: 'arched', alphabet: 'block', thread: 'red' } as const
  const { picture: _, ...patch } = design
  expect(simplerDesign({ ...patch, text: words }, target)).toEqual({ ...patch, text: words })
})
