import { describe, expect, test } from 'vitest'
import { startOfPicture } from '../../../../modules/embroidery/rules.ts'
import type { DesignPlace } from '../../../../modules/shared/contract/api.d.ts'
import { placeOf, threadsOf, withPlace, withSize, withThread } from './changes.ts'
import { startOfMotif, startOfText } from './starts.ts'
import { withText } from './text.ts'

const threads = [
  { colour: '#c8102e', thread: 'red' },
  { colour: '#0b1f4b', thread: 'navy' },
] as const
const facts = { size: { width: 300, height: 600 }, subject: undefined, threads: [...threads] }
const photo = startOfPicture(facts)

describe('a new picture', () => {
  test.each([
    [300, 600],
    [600, 300],
  ])('of %d by %d pixels covers the round patch', (width, height) => {
    const place = placeOf(startOfPicture({ ...facts, size: { width, height } })) as DesignPlace
    const inside = photo.size - 7
    expect(place.width).toBeGreaterThanOrEqual(inside)
    expect((place.width * height) / width).toBeGreaterThanOrEqual(inside)
  })

  test('with a plain background stands free on the cloth', () => {
    const subject = { x: 0.25, y: -0.5, width: 0.3, height: 0.4, radius: 0.25 }
    const { picture, size } = startOfPicture({ ...facts, subject })
    const { width, x, y } = picture.place
    expect(picture.withoutBackground).toBe(true)
    expect(2 * subject.radius * width).toBeCloseTo(0.83 * size, 0)
    expect([x / width, y / width]).toEqual([expect.closeTo(-0.25), expect.closeTo(0.5)])
    const square = startOfPicture({ ...facts, subject }, { ...facts, ...photo, outline: 'square' })
    expect(subject.height * square.picture.place.width).toBeCloseTo(0.83 * size, 0)
  })

  test('takes over form and text, and takes the place of a motif', () => {
    const before = withText(startOfMotif('fox', ['orange']), { words: 'REV' })
    const after = startOfPicture(facts, { ...before, outline: 'heart', size: 70 })
    expect(after).toMatchObject({ outline: 'heart', size: 70, text: { words: 'REV' } })
    expect(after.motif).toBeUndefined()
  })
})

test('what is on a patch grows along with its size, which stays within 4 to 12 cm', () => {
  const moved = withPlace(photo, { x: 9, y: -3 })
  const { width = 0 } = placeOf(moved) ?? {}
  const small = withSize(moved, 45)
  expect(placeOf(small)).toMatchObject({ x: 4.5, y: -1.5, width: width / 2 })
  expect([withSize(photo, 10).size, withSize(photo, 500).size]).toEqual([40, 120])
})

test('a place stays within the limits of the contract', () => {
  expect(placeOf(withPlace(photo, { x: 999, y: -999, width: 1, turn: 190 }))).toEqual({
    x: 200,
    y: -200,
    width: 5,
    turn: -170,
  })
  const text = startOfText('HEI')
  expect(withPlace(text, { x: 1 })).toBe(text)
})

test('one thread is replaced by another of the chart, of a picture and of a motif', () => {
  expect(threadsOf(withThread(photo, 1, 'lime'))).toEqual(['red', 'lime'])
  expect(withThread(photo, 1, 'lime').picture?.threads[1]?.colour).toBe('#0b1f4b')
  const fox = startOfMotif('fox', ['orange', 'white', 'brown'])
  expect(threadsOf(withThread(fox, 0, 'blue'))).toEqual(['blue', 'white', 'brown'])
})

test('a motif gets cloth on which all its threads are seen, and its text is read', () => {
  expect(startOfMotif('anchor', ['navy', 'blue']).cloth).toBe('cream')
  expect(startOfMotif('puffin', ['black', 'white', 'orange', 'gold']).cloth).toBe('smoke')
  const onRed = startOfText('HEI')
  expect(startOfMotif('fox', ['orange', 'white'], onRed)).toMatchObject({ cloth: 'red' })
  const white = startOfMotif('megaphone', ['red'], onRed)
  expect(white).toMatchObject({ cloth: 'white', text: { thread: 'black' } })
})

test('another motif stands where the one before stood', () => {
  const fox = withPlace(startOfMotif('fox', ['orange']), { x: 7, turn: 20 })
  const owl = startOfMotif('owl', ['sand', 'brown'], fox)
  expect(placeOf(owl)).toEqual(placeOf(fox))
  expect(threadsOf(owl)).toEqual(['sand', 'brown'])
})
