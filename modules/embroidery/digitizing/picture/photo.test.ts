import { expect, test } from 'vitest'
import { isPhoto } from './photo.ts'
import { pictureOf, portrait, target } from './pixels/test-pictures.ts'
import { suggestThreads } from './thread-choice/suggest-threads.ts'

test('a photo is known by its many tones, which a drawing and a soft sky do not have', () => {
  const sky = pictureOf([400, 300], (_, y) => [60 + 150 * y, 120 + 100 * y, 220 + 20 * y])
  expect([portrait, target, sky].map(isPhoto)).toEqual([true, false, false])
})

test('the skin in a photo has another thread than the grey wall behind it, which is as light', () => {
  const threads = suggestThreads(portrait, { most: 7, withoutBackground: false })
  const [skin, wall] = ['#dcb4a0', '#c3bebe'].map(
    (hex) => threads.toSorted((a, b) => apart(a.colour, hex) - apart(b.colour, hex))[0]?.thread,
  )
  expect(['peach', 'blush', 'almond', 'beige']).toContain(skin)
  expect(['pearl', 'silver', 'stone', 'grey']).toContain(wall)
})

test('a photo gets the same threads every time', () => {
  const again = { ...portrait }
  const options = { most: 7, withoutBackground: false }
  expect(suggestThreads(again, options)).toEqual(suggestThreads(portrait, options))
})

const apart = (one: string, other: string): number =>
  [1, 3, 5].reduce(
    (sum, at) =>
      sum +
      Math.abs(
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ),
    0,
  )
