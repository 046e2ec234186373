import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readEmbroideries } from '../../../scripts/test/python/read-embroidery.ts'
import { patchesOfFiles } from '../../catalogue/seed.ts'
import { digitize } from '../digitizing/digitize.ts'
import type { Embroidery } from '../digitizing/embroidery.ts'
import { chartThreads } from '../thread-chart.ts'
import { dstOf } from './dst.ts'
import type { Needle } from './needle.ts'
import { type Plan, planOf } from './plan.ts'
import { productionFigures } from './production-figures.ts'
import { readDst } from './test-dst.ts'
import { designs, someDesigns, someEmbroideries } from './test-embroideries.ts'

describe('a Tajima file', () => {
  test('holds the stitches of its plan', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const plan = planOf(digitize(design))
        const { records } = readDst(dstOf(plan, 'Patch'))
        const sewn = records.filter(({ command }) => command === 'stitch').map(({ to }) => to)
        expect(sewn).toEqual(needlesOf(plan))
        const stops = records.filter(({ command }) => command === 'stop')
        expect(stops).toHaveLength(plan.blocks.length - 1)
      }),
      { numRuns: 8, seed: 2027 },
    )
  })

  test('reaches each step that the format has', () => {
    const steps = Array.from({ length: 236 }, (_, index) => index - 114)
    for (const step of steps)
      expect(moved([step, 7 - step])).toEqual({ command: 'stitch', to: [step, 7 - step] })
  })

  test('tells its size, stops and threads in the header', () => {
    const file = dstOf(planOf(digitize(someDesigns[2] ?? fail())), 'Blåruss på bærtur')
    const { header, records } = readDst(file)
    expect(header.get('LA')).toEqual(['Blaruss pa baert'])
    expect(Number(header.get('ST')?.[0])).toBe(records.length)
    expect(Number(header.get('CO')?.[0])).toBe(1)
    const [right, left] = [header.get('+X'), header.get('-X')].map((value) => Number(value?.[0]))
    expect((right ?? 0) + (left ?? 0)).toBeGreaterThan(397)
    expect((right ?? 0) + (left ?? 0)).toBeLessThan(403)
    expect(header.get('TC')).toEqual(['#C8102E,Rod,1637', '#F3AFC0,Lys rosa,1816'])
    expect(Buffer.from(file.subarray(-3))).toEqual(Buffer.from([0, 0, 0xf3]))
  })

  test('shortens the names of many threads to the room of the header', () => {
    const blocks = chartThreads
      .slice(0, 20)
      .map((thread) => ({ thread, moves: [{ kind: 'stitch', to: [5, 5] }] }) as const)
    const file = dstOf(
      { blocks: blocks.map(({ thread, moves }) => ({ thread, moves: [...moves] })) },
      'A',
    )
    const { header, records } = readDst(file)
    expect(header.get('TC')).toHaveLength(20)
    expect(records.filter(({ command }) => command === 'stop')).toHaveLength(19)
  })

  test('has the same bytes for the same design', () => {
    for (const design of someDesigns) {
      const [one, other] = [design, structuredClone(design)].map((each) =>
        dstOf(planOf(digitize(each)), 'Patch'),
      )
      expect(one).toEqual(other)
    }
  })
})

describe('pyembroidery', () => {
  let embroideries: [name: string, Embroidery][]
  beforeAll(async () => {
    embroideries = someEmbroideries(await patchesOfFiles(), 90)
  })

  test('reads the stitches, the stops, the trims, the size and the threads', () => {
    const plans = embroideries.map(([, embroidery]) => planOf(embroidery))
    const found = readEmbroideries(plans.map((plan) => dstOf(plan, 'Patch')))
    for (const [index, plan] of plans.entries()) {
      const { stitches, colourChanges, trims, sequence } = productionFigures(plan)
      const read = found[index]
      expect(read).toMatchObject({ stitches, colourChanges, trims, needles: needlesOf(plan) })
      expect(read?.box).toEqual(boxOf(needlesOf(plan)))
      expect(read?.threads.map(({ hex, number }) => ({ hex: hex.toUpperCase(), number }))).toEqual(
        sequence.map(({ hex, number }) => ({ hex, number })),
      )
    }
    expect(found[1]?.threads.map(({ label }) => label)).toContain('Kastanje')
  })
})

const needlesOf = ({ blocks }: Plan): Needle[] =>
  blocks.flatMap(({ moves }) => moves.flatMap((move) => (move.kind === 'stitch' ? [move.to] : [])))

function moved(to: Needle) {
  const plan: Plan = { blocks: [{ thread: 'red', moves: [{ kind: 'stitch', to }] }] }
  return readDst(dstOf(plan, 'Step')).records[0]
}

function boxOf(needles: readonly Needle[]): number[] {
  const [xs, ys] = [needles.map(([x]) => x), needles.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const fail = (): never => {
  throw new Error('There is no such design')
}
