import { expect, test } from 'vitest'
import { startOfPicture } from '../../../../modules/embroidery/rules.ts'
import { readPatch } from './read-patch.ts'
import { startOfMotif, startOfText } from './starts.ts'
import { withText } from './text.ts'

const photo = startOfPicture({
  size: { width: 4000, height: 3000 },
  subject: undefined,
  threads: [{ colour: '#c8102e', thread: 'red' }],
})

test.each([
  photo,
  withText(photo, { words: 'Blåbær & co', alphabet: 'script' }),
  {
    ...photo,
    picture: { ...photo.picture, wholePicture: { isPhoto: true, background: [0.9, 0, -0.1] } },
  },
  startOfText('RUSS 2027'),
  startOfMotif('fox', ['orange', 'white', 'brown']),
  startOfMotif('arctic-fox', ['white']),
])('a stored design is read as it was: %j', (patch) => {
  expect(readPatch(JSON.parse(JSON.stringify(patch)))).toEqual(patch)
})

const { picture } = photo

test('the smallest area of a picture is read within its limits', () => {
  const withSmallest = (smallestArea: unknown) =>
    readPatch({ ...photo, picture: { ...picture, smallestArea } })?.picture
  expect(withSmallest(12)).toEqual({ ...picture, smallestArea: 12 })
  expect([0, 51, 1.5, '12', null].map(withSmallest)).toEqual(Array(5).fill(undefined))
})

test.each([
  [null],
  ['x'],
  [[]],
  [{}],
  [{ ...photo, size: 0 }],
  [{ ...photo, size: 10_000 }],
  [{ ...photo, size: 90.5 }],
  [{ ...photo, outline: 'star' }],
  [{ ...photo, cloth: 'invisible' }],
  [{ ...photo, extra: 1 }],
  [{ ...photo, picture: { ...picture, threads: [] } }],
  [{ ...photo, picture: { ...picture, wholePicture: { background: [0, 0, 0] } } }],
  [{ ...photo, picture: { ...picture, wholePicture: { isPhoto: true, background: [0] } } }],
  [{ ...photo, picture: { ...picture, threads: Array(900).fill(picture?.threads[0]) } }],
  [{ ...photo, picture: { ...picture, place: { ...picture?.place, x: Number.NaN } } }],
  [
    {
      ...photo,
      text: { words: 'x'.repeat(10_000), style: 'arched', alphabet: 'block', thread: 'red' },
    },
  ],
  [{ ...photo, text: { words: '🎉', style: 'arched', alphabet: 'block', thread: 'red' } }],
  [{ ...photo, motif: { name: '../x', place: picture?.place, threads: ['red'] } }],
  [
    {
      ...photo,
      motif: { name: 'fox', place: { ...picture?.place, width: 241 }, threads: ['red'] },
    },
  ],
])('what is no design is not read', (value) => {
  expect(readPatch(value)).toBeUndefined()
})
