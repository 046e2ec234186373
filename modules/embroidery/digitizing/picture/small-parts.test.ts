import sharp from 'sharp'
import { expect, test } from 'vitest'
import { firstDesignOf } from '../../starts/first-design.ts'
import { digitize } from '../digitize.ts'
import { limitsOf } from '../limits/limits.ts'
import type { Pixels } from './pixels/pixels.ts'
import { blue, pictureOf } from './pixels/test-pictures.ts'

type Colour = readonly [number, number, number, number?]

const grey = (value: number): Colour => [value, value, value]
const red: Colour = [200, 16, 46]
const yellow: Colour = [248, 219, 60]

/** Dots of so many mm in a ring, nine beside and below each other, by default transparent around the ring. */
const dotsOf = (size: number, dot: Colour, disc: Colour, ground: Colour = [0, 0, 0, 0]): Pixels =>
  pictureOf([400, 400], (x, y) => {
    const away = Math.hypot(x - 0.5, y - 0.5)
    if (away > 0.48) return ground
    if (away > 0.4) return red
    const [column, row] = [Math.round(20 * (x - 0.5)), Math.round(20 * (y - 0.5))]
    const isNear = Math.hypot(x - 0.5 - column / 20, y - 0.5 - row / 20) < size / 78 / 2
    return isNear && Math.max(Math.abs(column), Math.abs(row)) <= 4 ? dot : disc
  })

/** A first design, its threads, and what is reported. */
function designed(pixels: Pixels) {
  const design = firstDesignOf(pixels, pixels)
  const listed = design.picture.threads.map(({ thread }) => thread)
  return { design, listed, reported: limitsOf(design, pixels, { width: 2000, height: 2000 }) }
}

test.each<[string, number, Colour, Colour, string[], string]>([
  ['white dots of 2 mm on light grey', 2, grey(255), grey(236), ['red', 'white'], 'like-around'],
  ['dark grey dots of 2 mm on black', 2, grey(42), grey(0), ['black', 'red'], 'like-around'],
  ['white dots of 0.5 mm on blue', 0.5, grey(255), blue, ['blue', 'red'], 'small-parts'],
  ['yellow dots of 1.8 mm', 1.8, yellow, grey(255), ['red', 'white', 'yellow'], 'small-parts'],
])('%s are too small to sew, and are reported', (_, size, dot, disc, threads, kind) => {
  const { listed, reported } = designed(dotsOf(size, dot, disc))
  expect(listed.toSorted()).toEqual(threads)
  expect(reported.map((limit) => limit.kind)).toEqual([kind])
  expect(reported[0]?.at?.radius).toBeGreaterThan(14)
  expect(reported[0]?.at?.radius).toBeLessThan(20)
})

test.each<[string, number, Colour, string[]]>([
  ['cream', 1.6, [246, 236, 210], ['small-parts']],
  ['white', 2.2, grey(255), []],
])(
  'dots in the colour of the ground, and so of the cloth, are reported if stitches close them: %s, %f mm',
  (_, size, ground, kinds) => {
    const { reported } = designed(dotsOf(size, ground, red, ground))
    expect(reported.map((limit) => limit.kind)).toEqual(kinds)
  },
)

test.each<[number, string[]]>([
  [0.6, ['small-parts']],
  [1.4, []],
])('so are lines: %f mm', (size, kinds) => {
  const pixels = pictureOf([400, 400], (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.5) > 0.48) return grey(255)
    const [across, down] = [Math.abs(x - 0.5), (6 * Math.abs(y - 0.5)) % 1]
    return across < 0.1 && down / 6 < size / 78 && y > 0.3 && y < 0.7 ? grey(255) : red
  })
  expect(designed(pixels).reported.map((limit) => limit.kind)).toEqual(kinds)
})

test.each<[string, { dot: number; middle: number }, Colour]>([
  ['white snow on a pale sky', { dot: 0.015, middle: 0 }, [207, 230, 243]],
  ['the yellow middle of a daisy', { dot: 0.03, middle: 0.009 }, [30, 120, 60]],
])('%s is reported', (_, { dot, middle }, ground) => {
  const pixels = pictureOf([600, 600], (x, y) => {
    if (Math.hypot(x - 0.5, y - 0.5) > 0.48) return [0, 0, 0, 0]
    const away = Math.hypot(((6 * x) % 1) - 0.5, ((6 * y) % 1) - 0.5) / 6
    if (away < middle) return yellow
    if (away < dot) return grey(255)
    return y > 0.72 ? blue : ground
  })
  expect(designed(pixels).reported.map((limit) => limit.kind)).toContain('small-parts')
})

test('so are dots on the border between two areas', () => {
  const pixels = pictureOf([400, 400], (x, y) => {
    const isDot = Math.hypot(x - 0.5, y - Math.round(10 * y) / 10) < 1.2 / 78 / 2
    if (isDot || Math.hypot(x - 0.5, y - 0.5) > 0.48) return grey(255)
    return x < 0.5 ? red : blue
  })
  expect(designed(pixels).reported.map((limit) => limit.kind)).toEqual(['small-parts'])
})

test.each<[number, string[]]>([
  [0.9, ['small-parts']],
  [1.4, []],
])('and lines that reach to the ground, as between slices: %f mm', (size, kinds) => {
  const pixels = pictureOf([400, 400], (x, y) => {
    const isLine = [0, 60, 120].some((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return Math.abs((x - 0.5) * Math.sin(angle) - (y - 0.5) * Math.cos(angle)) < size / 78 / 2
    })
    return isLine || Math.hypot(x - 0.5, y - 0.5) > 0.48 ? grey(255) : red
  })
  expect(designed(pixels).reported.map((limit) => limit.kind)).toEqual(kinds)
})

test.each<[number, string[]]>([
  [0.6, ['thin-lines']],
  [1.6, []],
])('a line between two areas in a frame has a thread of its own: %f mm', (size, kinds) => {
  const pixels = pictureOf([400, 400], (x, y) => {
    const away = Math.hypot(x - 0.5, y - 0.5)
    if (away > 0.48) return grey(255)
    if (away > 0.46) return grey(0)
    if (Math.abs(x - 0.5) < size / 78 / 2) return grey(255)
    return x < 0.5 ? red : yellow
  })
  const { listed, reported } = designed(pixels)
  expect(listed.toSorted()).toEqual(['black', 'red', 'white', 'yellow'])
  expect(reported.map((limit) => limit.kind)).toEqual(kinds)
})

test.each<[string, number, Colour, Colour]>([
  ['white dots on light grey', 3, grey(255), grey(236)],
  ['yellow dots', 2.6, yellow, grey(255)],
])('larger %s are sewn in a thread of their own, and nothing is reported', (_, size, dot, disc) => {
  const pixels = dotsOf(size, dot, disc)
  const { design, listed, reported } = designed(pixels)
  expect(listed).toHaveLength(3)
  const sewn = digitize(design, pixels).regions.map(({ thread }) => thread)
  expect(sewn).toEqual(expect.arrayContaining(listed))
  expect(reported).toEqual([])
})

test.each([24, 2])('white stars of 1.5 mm on a flag are reported: %d', async (count) => {
  const star = Array.from({ length: 10 }, (_, corner) => {
    const [turn, away] = [(Math.PI * corner) / 5, corner % 2 ? 3.2 : 8]
    return `${Math.sin(turn) * away},${-Math.cos(turn) * away}`
  }).join(' ')
  const stars = Array.from({ length: count }, (_, at) => {
    const [x, y] = [120 + 112 * (at % 6), 220 + 120 * Math.floor(at / 6)]
    return `<polygon points="${star}" transform="translate(${x} ${y})"/>`
  })
  const flag = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800">
    <rect x="60" y="160" width="680" height="480" fill="#14306e"/><g fill="#fff">${stars.join('')}</g></svg>`
  const { data, info } = await sharp(Buffer.from(flag)).raw().toBuffer({ resolveWithObject: true })
  const pixels = { ...info, data: new Uint8ClampedArray(data) }
  expect(designed(pixels).reported.map(({ kind }) => kind)).toEqual(['small-parts'])
})
