import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { digitize } from '../digitizing/digitize.ts'
import { unitsPerMm } from '../digitizing/embroidery.ts'
import { type Move, type Plan, planOf } from './plan.ts'
import { productionFigures } from './production-figures.ts'
import { productionSvg } from './production-svg.ts'
import { someDesigns } from './test-embroideries.ts'

/** Stitches of 10 cm in all, to and fro, and a cut. */
const tenStitches: Move[] = [
  { kind: 'jump', to: [0, 0] },
  ...Array.from(
    { length: 10 },
    (_, index): Move => ({
      kind: 'stitch',
      to: [index % 2 ? 0 : 100, 0],
    }),
  ),
  { kind: 'trim' },
]

describe('the figures of a plan', () => {
  const plan: Plan = {
    blocks: [
      { thread: 'red', moves: tenStitches },
      { thread: 'white', moves: [...tenStitches, ...tenStitches] },
      { thread: 'red', moves: tenStitches },
    ],
  }

  test('count stitches, changes of thread and trims, and estimate the time of all', () => {
    const { stitches, colourChanges, trims, minutes } = productionFigures(plan)
    expect({ stitches, colourChanges, trims }).toEqual({ stitches: 40, colourChanges: 2, trims: 4 })
    expect(minutes).toBeCloseTo(40 / 750 + (2 * 20 + 4 * 6) / 60)
  })

  test('tell each thread once, with its share and its length above and below', () => {
    const { threads } = productionFigures(plan)
    expect(threads.map(({ number, label, hex }) => [number, label, hex])).toEqual([
      ['1637', 'Rød', '#C8102E'],
      ['1801', 'Hvit', '#F7F5F0'],
    ])
    const [red, white] = threads
    expect(red?.share).toBe(0.5)
    // Two times 10 cm and 5 %, with 4 cm at each of four cuts.
    expect(red?.upper).toBeCloseTo(0.2 * 1.05 + 4 * 0.04)
    expect(white?.upper).toBeCloseTo(0.2 * 1.05 + 3 * 0.04)
    expect(red?.bobbin).toBeCloseTo((red?.upper ?? 0) / 3)
  })

  test('tell the threads in the order in which the machine asks for them', () => {
    const { sequence } = productionFigures(plan)
    expect(sequence.map(({ number }) => number)).toEqual(['1637', '1801', '1637'])
  })

  test('add up to the whole of a real design', () => {
    for (const design of someDesigns) {
      const { threads, stitches } = productionFigures(planOf(digitize(design)))
      expect(threads.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
      // An average stitch is 1 to 4 mm long.
      const metres = threads.reduce((sum, { upper }) => sum + upper, 0)
      expect(metres / stitches).toBeGreaterThan(0.001)
      expect(metres / stitches).toBeLessThan(0.004)
    }
  })
})

describe('the drawing for production', () => {
  test('opens in true size', async () => {
    for (const design of someDesigns) {
      const embroidery = digitize(design)
      // By default, the reader draws at 72 dots per inch.
      const drawn = await sharp(Buffer.from(productionSvg(embroidery))).metadata()
      const millimetres = ([drawn.width, drawn.height] as const).map((dots) => (dots / 72) * 25.4)
      expect(millimetres[0]).toBeCloseTo(embroidery.width / unitsPerMm, 0)
      expect(millimetres[1]).toBeCloseTo(embroidery.height / unitsPerMm, 0)
    }
  })

  test('is cut along the outside of the edge, in the ordered size', () => {
    for (const design of someDesigns) {
      const [, line = ''] = /id="cut" d="M([^"]+)Z"/.exec(productionSvg(digitize(design))) ?? []
      const points = line.split('L').map((point) => point.split(' ').map(Number))
      const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
      const sides = [xs, ys].map((values) => Math.max(...values) - Math.min(...values))
      expect(Math.abs(Math.max(...sides) - design.size), design.outline).toBeLessThan(0.6)
    }
  })

  test('names the thread of each region, the edge last', () => {
    const [design] = someDesigns
    if (!design) throw new Error('No design')
    const embroidery = digitize(design)
    const groups = [...productionSvg(embroidery).matchAll(/<g id="([^"]+)" data-thread="(\d+)"/g)]
    expect(groups).toHaveLength(embroidery.regions.length)
    expect(groups.at(-1)?.slice(1)).toEqual(['edge', '1801'])
  })
})
