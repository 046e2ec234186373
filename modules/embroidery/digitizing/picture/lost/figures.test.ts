import { expect, test } from 'vitest'
import type { PatchDesign } from '../../../../shared/contract/api.d.ts'
import { firstPatch } from '../../../starts/first-patch.ts'
import { contrastTo, visible } from '../../contrast.ts'
import { limitsOf } from '../../limits/limits.ts'
import { difference, hexOf, labOf, labOfHex } from '../pixels/oklab.ts'
import type { Pixels } from '../pixels/pixels.ts'
import { blue, pictureOf, red } from '../pixels/test-pictures.ts'
import { suggestThreads } from '../thread-choice/suggest-threads.ts'

type Place = { x: number; y: number; away: number }
type Colour = readonly [number, number, number, number?]

const grey = (value: number): Colour => [value, value, value]
const isBar = ({ x, y }: Place) => Math.abs(y - 0.5) < 0.08 && Math.abs(x - 0.5) < 0.22

/** A disc in a ring, transparent around them. */
const discIn = (ring: Colour, colourAt: (place: Place) => Colour): Pixels =>
  pictureOf([300, 300], (x, y) => {
    const away = Math.hypot(x - 0.5, y - 0.5)
    if (away > 0.48) return [0, 0, 0, 0]
    return away > 0.42 ? ring : colourAt({ x, y, away })
  })

/** The hex text of the colour in the middle between two. */
const between = (one: Colour, other: Colour) =>
  hexOf([0, 1, 2].map((at) => ((one[at] ?? 0) + (other[at] ?? 0)) / 2))

const threadsOf = (pixels: Pixels, most: number) =>
  suggestThreads(pixels, { most, withoutBackground: true })

const limitsIn = (pixels: Pixels, threads: ReturnType<typeof threadsOf>, size = 60) => {
  const place = { x: 0, y: 0, width: size, turn: 0 }
  const picture = { place, threads, withoutBackground: true }
  const design: PatchDesign = { ...firstPatch, size, cloth: 'green', picture }
  return limitsOf(design, pixels, { width: 2000, height: 2000 })
}

test.each<[string, Colour, Colour, string]>([
  ['white on grey 237', grey(255), grey(237), 'white'],
  ['white on grey 245', grey(255), grey(245), 'white'],
  ['light grey on white', grey(240), grey(255), 'white'],
  ['black on grey 20', grey(0), grey(20), 'black'],
  ['black on grey 36', grey(0), grey(36), 'black'],
])(
  'a figure of %s in a ring has a thread that is seen, or is reported where it is',
  (_, figure, around, own) => {
    const pixels = discIn(blue, (place) => (isBar(place) ? figure : around))
    const found = threadsOf(pixels, 7)
    const threads = found.map(({ thread }) => thread)
    expect(threads).toHaveLength(3)
    const [other = 'white'] = threads.filter((thread) => thread !== own && thread !== 'blue')
    expect(
      contrastTo(other, ['white', 'black'].includes(own) ? [own as 'white'] : []),
    ).toBeGreaterThanOrEqual(visible)
    expect(limitsIn(pixels, found)).toEqual([])
    const [limit, ...others] = limitsIn(pixels, threadsOf(pixels, 2))
    expect(limit?.kind).toBe('like-around')
    expect(limit?.at?.radius).toBeLessThan(16)
    expect(others).toEqual([])
  },
)

/** Ten strokes of letters side by side, so many mm high on a patch of 90 mm. */
const isLetter = (height: number, { x, y }: Place) => {
  const [across, down] = [((x - 0.5) * 90) / height, ((y - 0.4) * 90) / height]
  return Math.abs(down) < 0.5 && Math.abs(across) < 2.5 && (((across * 2) % 1) + 1) % 1 < 0.5
}

test('small white letters on light grey have a thread or are reported, and a speck is not', () => {
  for (const height of [5, 3.5, 2.9]) {
    const letters = discIn(blue, (place) => grey(isLetter(height, place) ? 255 : 232))
    const threads = threadsOf(letters, 7)
    expect(limitsIn(letters, threads, 90).map(({ kind }) => kind)).toEqual(
      threads.length === 3 ? [] : ['like-around'],
    )
  }
  const speck = discIn(blue, ({ x, y }) => grey(Math.hypot(x - 0.4, y - 0.4) < 0.007 ? 255 : 232))
  const threads = threadsOf(speck, 7)
  expect(threads).toHaveLength(2)
  expect(limitsIn(speck, threads, 90)).toEqual([])
})

test.each<[string, Colour, Colour, Colour]>([
  ['white and grey 236', red, grey(255), grey(236)],
  ['black and grey 40', [224, 169, 44], grey(0), grey(40)],
  ['two reds', grey(255), red, [212, 32, 64]],
])('two halves of %s in a frame are two threads, or are reported', (_, ring, left, right) => {
  const pixels = discIn(ring, ({ x }) => (x < 0.5 ? left : right))
  const threads = threadsOf(pixels, 7)
  expect(threads).toHaveLength(3)
  expect(limitsIn(pixels, threads)).toEqual([])
  expect(limitsIn(pixels, threadsOf(pixels, 2)).map(({ kind }) => kind)).toEqual(['like-around'])
})

test('of more colours than a first design has threads, one that its neighbour takes is reported', () => {
  const bands: Colour[] = [
    [228, 3, 3],
    [255, 140, 0],
    [245, 169, 184],
    [255, 237, 0],
    [0, 128, 38],
    [91, 206, 250],
    [36, 64, 142],
    [0, 0, 0],
  ]
  const flag = pictureOf([300, 300], (x, y) =>
    Math.abs(x - 0.5) > 0.48 ? [0, 0, 0, 0] : (bands[Math.floor(y * bands.length)] ?? [0, 0, 0]),
  )
  expect(limitsIn(flag, threadsOf(flag, 7)).map(({ kind }) => kind)).toContain('like-around')
})

const orange: Colour = [255, 128, 0]

test.each<[string, Colour, Colour]>([
  ['red and orange', [255, 0, 0], orange],
  ['white and yellow', grey(255), [248, 219, 60]],
  ['two pale yellows', [255, 246, 200], [255, 233, 122]],
])('of %s that share a thread between them, the edge is reported', (_, left, right) => {
  for (const isLeft of [({ x }: Place) => x < 0.5, isBar]) {
    const pixels = discIn(blue, (place) => (isLeft(place) ? left : right))
    const threads = threadsOf(pixels, 2).map((one) =>
      one.thread === 'blue' ? one : { ...one, colour: between(left, right) },
    )
    const [limit, ...others] = limitsIn(pixels, threads)
    expect(limit?.kind).toBe('like-around')
    expect(Math.hypot(limit?.at?.x ?? 99, limit?.at?.y ?? 99)).toBeLessThan(2)
    expect(others).toEqual([])
  }
})

test.each<[string, (place: Place) => number]>([
  ['a glow', ({ away }) => 2 * away],
  ['grain', (place) => 0.5 + 0.25 * grainAt(place)],
])('%s between such colours is no edge', (_, shareAt) => {
  const pixels = discIn(blue, (place) => [255, 128 * Math.max(0, Math.min(1, shareAt(place))), 0])
  expect(limitsIn(pixels, threadsOf(pixels, 2))).toEqual([])
})

test.each<[string, Colour, Colour, string, string]>([
  ['white on light grey stays the lighter', grey(255), grey(237), 'white', 'frost'],
  ['black on dark grey stays the darker', grey(0), grey(36), 'black', 'walnut'],
  ['a rosy cheek stays redder than skin', [240, 184, 164], [242, 198, 172], 'salmon', 'peach'],
  ['a darker red stays the darker', red, [212, 32, 64], 'burgundy', 'red'],
  ['grey on grey becomes no blue', [138, 141, 147], [131, 134, 140], 'frost', 'grey'],
  ['grey on light grey becomes no yellow', [220, 221, 220], [210, 211, 210], 'pearl', 'grey'],
  ['blue on light blue becomes no beige', [132, 200, 238], [124, 195, 234], 'white', 'sky'],
  ['cream on white becomes neither pink nor blue', [250, 243, 224], grey(255), 'stone', 'white'],
])('%s', (_, figure, around, ofFigure, ofAround) => {
  const threads = threadsOf(
    discIn(blue, (place) => (isBar(place) ? figure : around)),
    7,
  )
  const threadOf = (colour: Colour) => {
    const apart = (hex: string) => difference(labOfHex(hex), labOf(colour[0], colour[1], colour[2]))
    return threads.toSorted((a, b) => apart(a.colour) - apart(b.colour))[0]?.thread
  }
  expect([threadOf(figure), threadOf(around)]).toEqual([ofFigure, ofAround])
})

test('a few small letters do not change the thread of all that is around them', () => {
  const letters = discIn(blue, (place) => grey(isLetter(5, place) ? 255 : 232))
  expect(threadsOf(letters, 7)[0]?.thread).toBe('white')
})

/** Greys that look random, from -1 to 1. */
const grainAt = ({ x, y }: Place) => Math.sin(9771 * x + 4313 * y) * Math.sin(6133 * y - 3897 * x)

test.each<[string, (place: Place) => number]>([
  ['grain', (place) => 240 + 10 * grainAt(place)],
  ['grain in black', (place) => 12 + 12 * grainAt(place)],
  [
    'the noise of JPEG in blocks of 8 pixels',
    ({ x, y, away }) => 244 + 10 * grainAt({ x: Math.floor(x * 37), y: Math.floor(y * 37), away }),
  ],
  ['light that falls off to the rim', ({ away }) => 255 - 40 * away],
  ['light that falls off to one side', ({ x }) => 255 - 30 * x],
  ['a soft shadow', ({ away }) => 255 - 20 * Math.exp(-((away / 0.2) ** 2))],
  [
    'a soft shadow inside the ring',
    ({ away }) => 255 - 20 * Math.exp(-(((away - 0.42) / 0.1) ** 2)),
  ],
  ['a blurred rim', ({ away }) => (away < 0.4 ? 255 : 255 - 400 * (away - 0.4))],
])('%s is no figure', (_, greyAt) => {
  const pixels = discIn(red, (place) => grey(greyAt(place)))
  const threads = threadsOf(pixels, 7)
  expect(threads).toHaveLength(2)
  expect(limitsIn(pixels, threads)).toEqual([])
})
