import { describe, expect, test } from 'vitest'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { limitsOf } from './limits.ts'
import type { Pixels } from './picture/pixels.ts'
import { suggestThreads } from './picture/suggest-threads.ts'
import { black, pictureOf, target, white } from './picture/test-pictures.ts'

const designOf = (pixels: Pixels): PatchDesign => ({
  outline: 'square',
  size: 80,
  cloth: 'white',
  edge: 'red',
  picture: {
    place: { x: 0, y: 0, width: 80, turn: 0 },
    withoutBackground: false,
    threads: suggestThreads(pixels, { most: 8, withoutBackground: false }),
  },
})

const kindsOf = (pixels: Pixels, original = { width: 2000, height: 2000 }) =>
  limitsOf(designOf(pixels), pixels, original).map(({ kind }) => kind)

test('a drawing in plain colours has no limits', () => {
  expect(kindsOf(target)).toEqual([])
})

test('too few pixels for the size are told, by the picture that was uploaded', () => {
  expect(kindsOf(target, { width: 250, height: 250 })).toEqual(['resolution'])
  const smaller = { ...designOf(target), size: 40 }
  const picture = smaller.picture && {
    ...smaller.picture,
    place: { x: 0, y: 0, width: 40, turn: 0 },
  }
  expect(limitsOf({ ...smaller, picture }, target, { width: 250, height: 250 })).toEqual([])
})

test('a line thinner than 1.2 mm is told where it is', () => {
  const line = pictureOf([800, 800], (x, y) =>
    Math.abs(y - 0.25) < 0.006 && x > 0.2 && x < 0.8 ? black : white,
  )
  const [limit] = limitsOf(designOf(line), line)
  expect(limit?.kind).toBe('thin-lines')
  expect(limit?.at?.y).toBeCloseTo(-20, -0.5)
  expect(Math.abs(limit?.at?.x ?? 99)).toBeLessThan(24)
  const thick = pictureOf([800, 800], (x, y) =>
    Math.abs(y - 0.25) < 0.02 && x > 0.2 && x < 0.8 ? black : white,
  )
  expect(kindsOf(thick)).toEqual([])
  // In any direction.
  const slanted = pictureOf([800, 800], (x, y) =>
    Math.abs(x - y) < 0.016 && x > 0.2 && x < 0.8 ? black : white,
  )
  expect(kindsOf(slanted)).toEqual([])
})

test('letters below 3 mm are told once, as letters', () => {
  const strokes = pictureOf([1000, 1000], (x, y) => {
    const inRow = x > 0.3 && x < 0.7 && Math.abs(y - 0.5) < 0.015
    const isStroke = (x * 25) % 1 < 0.35
    return inRow && isStroke ? black : white
  })
  expect(kindsOf(strokes)).toEqual(['small-letters'])
})

test('a text in letters below 3 mm is told', () => {
  const text = {
    words: 'DETTE ER ALTFOR MANGE ORD',
    style: 'straight',
    alphabet: 'block',
    thread: 'black',
  } as const
  const design: PatchDesign = {
    outline: 'heart',
    size: 40,
    cloth: 'white',
    edge: 'red',
    motif: { name: 'bee', place: { x: 0, y: 5, width: 15, turn: 0 }, threads: ['gold'] },
    text,
  }
  expect(limitsOf(design).map(({ kind }) => kind)).toEqual(['small-letters'])
  expect(limitsOf({ ...design, size: 90, text: { ...text, words: 'RUSS' } })).toEqual([])
})

describe('colours', () => {
  test('a gradient is told, as it becomes steps', () => {
    const sky = pictureOf([400, 400], (x, y) => [20 + 230 * y, 60 + 90 * x, 230 - 200 * y])
    const design = designOf(sky)
    const picture = design.picture && {
      ...design.picture,
      threads: suggestThreads(sky, { most: 2, withoutBackground: false }),
    }
    const kinds = limitsOf({ ...design, picture }, sky).map(({ kind }) => kind)
    expect(kinds).toContain('gradient')
  })

  test('DESIGN-07 more than eight threads are told', () => {
    const hues = [
      [200, 16, 46],
      [31, 95, 191],
      [43, 147, 72],
      [248, 219, 60],
      [101, 49, 142],
      [236, 106, 31],
      [20, 20, 24],
      [124, 195, 234],
    ] as const
    const stripes = pictureOf([400, 400], (x) => hues[Math.floor(x * 8)] ?? white)
    const design = designOf(stripes)
    expect(design.picture?.threads).toHaveLength(8)
    expect(limitsOf({ ...design, edge: 'lime' }, stripes)).toEqual([{ kind: 'many-colours' }])
    expect(limitsOf({ ...design, edge: 'red' }, stripes)).toEqual([])
  })
})
