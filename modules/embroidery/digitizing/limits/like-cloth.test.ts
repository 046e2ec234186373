import { describe, expect, test } from 'vitest'
import type { ChartThread, PatchDesign } from '../../../shared/contract/api.d.ts'
import { type MotifName, motifNames, motifs } from '../../motifs/index.ts'
import { underEdge } from '../digitize.ts'
import { frameOfShape } from '../frame.ts'
import { cellsInside } from '../inside.ts'
import { gridOf } from '../picture/grid.ts'
import type { Pixels } from '../picture/pixels/pixels.ts'
import { pictureOf, red, white } from '../picture/pixels/test-pictures.ts'
import { suggestThreads } from '../picture/thread-choice/suggest-threads.ts'
import { hardlySeen } from './like-cloth.ts'
import { limitsOf } from './limits.ts'

type Colour = readonly [number, number, number, number?]

const none: Colour = [0, 0, 0, 0]
const cream: Colour = [245, 236, 214]

const onPatch = (
  pixels: Pixels,
  change: Partial<PatchDesign> = {},
  { width = 60, withoutBackground = false } = {},
): PatchDesign => ({
  outline: 'circle',
  size: 60,
  cloth: 'white',
  edge: 'red',
  picture: {
    place: { x: 0, y: 0, width, turn: 0 },
    withoutBackground,
    threads: suggestThreads(pixels, { most: 7, withoutBackground }),
  },
  ...change,
})

const kindsOf = (design: PatchDesign, pixels?: Pixels) =>
  limitsOf(design, pixels, { width: 2000, height: 2000 }).map(({ kind }) => kind)

test('every motif is reported whose threads are all those of the cloth', () => {
  const patch = { outline: 'circle', size: 40, cloth: 'white', edge: 'navy' } as const
  const frame = frameOfShape(patch.outline, patch.size)
  const cut = cellsInside(frame.outline, gridOf(frame), underEdge)
  const unreported = motifNames.filter((name) => {
    const slots = motifs[name as MotifName].layers.map(({ slot }) => slot)
    const threads = Array.from({ length: Math.max(...slots) + 1 }, () => patch.cloth)
    const motif = { name, place: { x: 0, y: 0, width: 24, turn: 0 }, threads }
    return !hardlySeen({ ...patch, motif }, frame, cut).onCloth
  })
  expect(unreported).toEqual([])
})

const motifOn = (cloth: ChartThread, name: string, ...threads: ChartThread[]): PatchDesign => ({
  outline: 'circle',
  size: 90,
  cloth,
  edge: 'navy',
  motif: { name, place: { x: 0, y: 0, width: 56, turn: 0 }, threads },
})

test.each<[string, PatchDesign]>([
  ['a black head with grey whiskers on black', motifOn('black', 'cat', 'black', 'grey', 'lime')],
  ['a red flower with burgundy lines on red', motifOn('red', 'rose', 'red', 'burgundy', 'forest')],
  [
    'a black bird with a white belly on black',
    motifOn('black', 'puffin', 'black', 'white', 'gold'),
  ],
  ['a red bus with white windows on red', motifOn('red', 'bus', 'red', 'white', 'gold', 'black')],
  ['a waffle with brown lines on gold', motifOn('gold', 'waffle', 'gold', 'brown', 'red')],
  ['a green troll beside other colours on green', motifOn('green', 'troll', 'green', 'brown')],
])('%s cloth is reported', (_, design) => {
  expect(kindsOf(design)).toEqual(['like-cloth'])
})

test.each<[string, PatchDesign]>([
  ['the white eyes of an octopus', motifOn('white', 'octopus', 'pink', 'white', 'burgundy')],
  ['the white belly of a puffin', motifOn('white', 'puffin', 'black', 'white', 'orange', 'gold')],
  ['the white windows of a bus', motifOn('white', 'bus', 'red', 'white', 'gold', 'black')],
  ['the white of a football', motifOn('white', 'football', 'white', 'black')],
])('%s is not reported on white cloth, which lies elsewhere', (_, design) => {
  expect(kindsOf(design)).toEqual([])
})

describe('of a picture, what is like the cloth is reported', () => {
  const checked = pictureOf([200, 200], (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.5) > 0.4) return none
    return (Math.floor(x * 10) + Math.floor(y * 10)) % 2 ? white : cream
  })
  const mountain = pictureOf([200, 200], (x, y) =>
    y > 0.35 + Math.abs(x - 0.5) * 0.6 ? white : none,
  )

  test.each<[string, Pixels]>([
    ['a disc that is checked in two alike colours', checked],
    ['a mountain that reaches the rim', mountain],
  ])('as %s', (_, pixels) => {
    expect(kindsOf(onPatch(pixels), pixels)).toEqual(['like-cloth'])
    expect(kindsOf(onPatch(pixels, { cloth: 'navy' }), pixels)).toEqual([])
  })

  test('and neither what fills the patch, nor its own background', () => {
    const dot = pictureOf([200, 200], (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? red : white))
    const speck = pictureOf([200, 200], (x, y) =>
      x > 0.97 ? none : Math.hypot(x - 0.5, y - 0.5) < 0.3 ? red : white,
    )
    for (const width of [40, 50, 64]) expect(kindsOf(onPatch(dot, {}, { width }), dot)).toEqual([])
    expect(kindsOf(onPatch(speck), speck)).toEqual([])
  })
})

describe('on a picture that keeps its background', () => {
  const dot = (ground: Colour) =>
    pictureOf([200, 200], (x, y) => (Math.hypot(x - 0.5, y - 0.3) < 0.1 ? [43, 147, 72] : ground))
  const textIn = (thread: ChartThread) =>
    ({ words: 'HEI', style: 'straight', alphabet: 'block', thread }) as const
  const motifIn = (thread: ChartThread) => ({
    name: 'smiley',
    place: { x: 0, y: 0, width: 25, turn: 0 },
    threads: [thread, thread],
  })

  test('a text and a motif in its colour are reported, whatever the cloth', () => {
    const pixels = dot(red)
    const patch = onPatch(pixels, {}, { width: 70 })
    for (const cloth of ['navy', 'white'] as const) {
      const kinds = (change: Partial<PatchDesign>) =>
        kindsOf({ ...patch, cloth, ...change }, pixels)
      expect(kinds({ text: textIn('red') })).toEqual(['like-around'])
      expect(kinds({ motif: motifIn('red') })).toEqual(['like-around'])
      expect(kinds({ text: textIn('yellow') })).toEqual([])
      expect(kinds({ text: textIn(cloth) })).toEqual([])
    }
  })
  test('a text is reported too where the cloth has that colour, and light letters of the picture are not', () => {
    const [text, onWhite] = [{ text: textIn('cream') }, dot(white)]
    expect(kindsOf(onPatch(onWhite, text, { width: 70 }), onWhite)).toEqual(['like-around'])
    const letters = pictureOf([200, 200], (x, y) =>
      Math.abs(y - 0.5) < 0.1 && (x * 10) % 2 < 1 ? white : [225, 225, 225],
    )
    expect(kindsOf(onPatch(letters, {}, { width: 70 }), letters)).toEqual([])
  })
})
