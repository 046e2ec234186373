import { expect, test } from 'vitest'
import type { PatchDesign } from '../../../shared/contract/api.d.ts'
import { firstThreads } from '../../starts/first-patch.ts'
import { framed, labelled } from '../digitize.ts'
import { unitsPerMm } from '../embroidery.ts'
import { limitsOf } from '../limits/limits.ts'
import { cell } from './grid.ts'
import { bare } from './pixels/label-grid.ts'
import type { Pixels } from './pixels/pixels.ts'
import { blue, pictureOf, red, white } from './pixels/test-pictures.ts'
import { suggestThreads } from './thread-choice/suggest-threads.ts'

const pixelsPerMm = 10

/** A red disc on white, with blue strokes beside it: one along the picture's rim, one upright and one slanted. */
const strokes = (width: number, side: number) =>
  pictureOf([side, side], (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.5) < 0.15) return red
    const inside = x > 0.15 && x < 0.85 && y > 0.15 && y < 0.85
    const away = Math.min(
      Math.abs(y - 0.2031),
      Math.abs(x - 0.2417),
      Math.abs(x + 0.3 * y - 0.9) / Math.hypot(1, 0.3),
    )
    return inside && away * side < width / 2 ? blue : white
  })

const designOf = (pixels: Pixels, withoutBackground: boolean) => ({
  outline: 'square' as const,
  size: pixels.width / pixelsPerMm,
  cloth: 'cream' as const,
  edge: 'navy' as const,
  picture: {
    place: { x: 0, y: 0, width: pixels.width / pixelsPerMm, turn: 0 },
    withoutBackground,
    threads: suggestThreads(pixels, { most: firstThreads, withoutBackground }),
  },
})

/** The labels of the cells along the middle of each stroke. */
function labelsOnStrokes(pixels: Pixels, design: PatchDesign) {
  const { frame } = framed(design, pixels)
  const { picture, cloth, size } = design
  if (!picture) throw new Error('The design has no picture')
  const { labels, width } = labelled(picture, pixels, frame, cloth)
  const cellOf = (share: number, middle: number) =>
    Math.floor((middle + (share - 0.5) * size * unitsPerMm) / cell)
  const at = (x: number, y: number) =>
    labels[cellOf(y, frame.middle[1]) * width + cellOf(x, frame.middle[0])] ?? bare
  const along = Array.from({ length: 40 }, (_, index) => 0.3 + index / 100)
  return along.map((share) => [at(share, 0.2031), at(0.2417, share), at(0.9 - 0.3 * share, share)])
}

test.each([
  [2, 800, true],
  [2, 400, false],
  [3, 400, true],
  [5, 400, false],
  [5, 400, true],
])(
  'lines of %i of %i pixels are sewn in their own colour; without the background: %s',
  (width, side, withoutBackground) => {
    const pixels = strokes(width, side)
    const design = designOf(pixels, withoutBackground)
    const threads = design.picture.threads.map(({ thread }) => thread)
    expect(threads).toContain('red')
    const found = labelsOnStrokes(pixels, design).map((labels) =>
      labels.map((label) => threads[label]),
    )
    const lost = found.flat().filter((thread) => thread === undefined || /red|white/.test(thread))
    expect(lost.length / found.flat().length).toBeLessThan(0.1)
    const kinds = limitsOf(design, pixels, { width: 2000, height: 2000 }).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['thin-lines']))
  },
)

test('the blurred rims of thin lines get no threads of their own', () => {
  const blurred = pictureOf([800, 800], (x, y) => {
    const away = 800 * Math.abs(x + 0.7 * y - 0.8)
    const light = Math.min(255, Math.max(20, (away - 1) * 120))
    return x > 0.1 && x < 0.9 ? [light, light, light] : white
  })
  const threads = suggestThreads(blurred, { most: firstThreads, withoutBackground: true })
  expect(threads.map(({ thread }) => thread)).toEqual(['black'])
})

test.each([
  ['on its background', false],
  ['without its background, which is left outside', true],
])('a thin closed outline is sewn all around, %s', (_, withoutBackground) => {
  const circle = pictureOf([400, 400], (x, y) =>
    Math.abs(400 * (Math.hypot(x - 0.5, y - 0.5) - 0.4)) < 1.2 ? blue : white,
  )
  const design = designOf(circle, withoutBackground)
  const { frame } = framed(design, circle)
  const { labels, width } = labelled(design.picture, circle, frame, design.cloth)
  const stroke = design.picture.threads.findIndex(({ thread }) => thread === 'blue')
  const [x, y] = frame.middle
  const radius = 0.4 * design.size * unitsPerMm
  const sewn = Array.from({ length: 120 }, (_, index) => {
    const angle = (index * Math.PI) / 60
    const row = Math.floor((y + radius * Math.sin(angle)) / cell)
    return labels[row * width + Math.floor((x + radius * Math.cos(angle)) / cell)]
  }).filter((label) => label === stroke)
  expect(sewn.length).toBeGreaterThan(114)
})
