import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patchesOfFiles } from '../../catalogue/seed.ts'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { digitize } from '../digitizing/digitize.ts'
import { distance, type Point, type Run } from '../geometry/point.ts'
import type { Region } from '../stitches/region.ts'
import type { Needle } from './needle.ts'
import { type Move, type Plan, planOf } from './plan.ts'
import { designs, someDesigns, someEmbroideries } from './test-embroideries.ts'

const planFor = (design: PatchDesign): Plan => planOf(digitize(design))

const plans = someEmbroideries(await patchesOfFiles(), 19).map(
  ([name, one]) => [name, planOf(one)] as const,
)
const planned = fc
  .sample(designs, { numRuns: 8, seed: 2027 })
  .map((design) => [design, planFor(design)] as const)

describe('a plan', () => {
  test('has no stitch that is too long or too short for a machine', () => {
    for (const [design, plan] of planned) {
      const lengths = stitchesOf(plan).map(({ length }) => length)
      expect(Math.max(...lengths), described(design)).toBeLessThanOrEqual(121)
      expect(Math.min(...lengths), described(design)).toBeGreaterThanOrEqual(3)
    }
  })

  test('cuts the thread where it would lie loose over more than 7 mm, and there only', () => {
    for (const [design, { blocks }] of planned)
      for (const { moves } of blocks) {
        let at: Needle | undefined
        for (const [index, move] of moves.entries()) {
          const before = moves[index - 1]
          const isHome = index === moves.length - 1
          if (move.kind === 'jump' && at && !isHome)
            expect(distance(at, move.to) > 70, described(design)).toBe(before?.kind === 'trim')
          if (move.kind !== 'trim') at = move.to
        }
      }
  })

  test('locks the thread after each cut and before the next', () => {
    for (const [name, { blocks }] of plans)
      for (const { moves } of blocks)
        for (const thread of threadsOf(moves)) {
          const [first, second, third] = thread
          const [last, before, beforeThat] = thread.toReversed()
          expect(third, name).toEqual(first)
          expect(second, name).not.toEqual(first)
          expect(beforeThat, name).toEqual(last)
          expect(before, name).not.toEqual(last)
        }
  })

  test('is as large as it was ordered', () => {
    for (const [design, plan] of planned) {
      const { width, height } = sizeOf(plan)
      // Motifs may reach beyond the edge: the longer side is at least the ordered one.
      const hasMotif = design.motif !== undefined
      const longer = Math.max(width, height) / 10
      expect(longer, described(design)).toBeGreaterThan(design.size - 0.3)
      if (!hasMotif) expect(longer, described(design)).toBeLessThan(design.size + 0.3)
    }
  })

  test('stops seldom for another thread, and seldom cuts it', () => {
    for (const [name, { blocks }] of plans) {
      const trims = blocks.flatMap(({ moves }) => moves.filter(({ kind }) => kind === 'trim'))
      expect(blocks.length, name).toBeLessThanOrEqual(15)
      expect(trims.length, name).toBeLessThanOrEqual(60)
    }
  })

  test('is the same for the same embroidery', () => {
    for (const design of someDesigns)
      expect(planOf(digitize(design))).toEqual(planOf(digitize(structuredClone(design))))
  })
})

describe('the order of threads', () => {
  const outline = circle(200, 200, 184)
  const spot = (thread: Region['thread'], x: number, y: number): Region => ({
    kind: 'fill',
    thread,
    runs: [circle(x, y, 30)],
    course: { kind: 'rows', angle: 0 },
    at: { x: 0, y: 0, scale: 1, turn: 0, mirrored: false },
  })
  const threads = (...regions: Region[]): string[] =>
    planOf({ width: 400, height: 400, outline, cloth: 'white', regions }).blocks.map(
      ({ thread }) => thread,
    )

  test('sews regions of one thread together when nothing lies between them', () => {
    expect(threads(spot('red', 100, 100), spot('blue', 200, 200), spot('red', 300, 300))).toEqual([
      'red',
      'blue',
    ])
  })

  test('leaves on top what is on top', () => {
    expect(threads(spot('red', 200, 200), spot('blue', 220, 200), spot('red', 240, 200))).toEqual([
      'red',
      'blue',
      'red',
    ])
  })

  test('begins with the thread that is not needed again', () => {
    expect(threads(spot('red', 100, 100), spot('blue', 200, 200), spot('red', 220, 200))).toEqual([
      'blue',
      'red',
    ])
  })

  test('leaves out a region that is too small for a stitch, and sews those above it', () => {
    const { kind, ...shape } = spot('green', 200, 200) as Extract<Region, { kind: 'fill' }>
    const tiny: Region = { ...shape, kind, runs: [circle(200, 200, 0.3)] }
    const none: Region = { ...shape, kind, runs: [] }
    expect(threads(tiny, none, spot('red', 200, 200))).toEqual(['red'])
  })

  test('sews the edge last, even in the thread of a region that could wait', () => {
    const edge: Region = { kind: 'edging', thread: 'red', outline }
    expect(threads(spot('red', 200, 200), spot('blue', 300, 200), edge)).toEqual(['blue', 'red'])
  })
})

const described = (design: PatchDesign) => JSON.stringify(design)

function circle(x: number, y: number, radius: number): Run {
  const points = Array.from({ length: 60 }, (_, index): Point => {
    const angle = (index * Math.PI) / 30
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
  return { points, closed: true }
}

function stitchesOf({ blocks }: Plan): { length: number }[] {
  const stitches: { length: number }[] = []
  let at: Needle = [0, 0]
  for (const move of blocks.flatMap(({ moves }) => moves)) {
    if (move.kind === 'trim') continue
    if (move.kind === 'stitch') stitches.push({ length: distance(at, move.to) })
    at = move.to
  }
  return stitches
}

/** The places of the needle between cuts. */
function threadsOf(moves: readonly Move[]): Needle[][] {
  const threads: Needle[][] = [[]]
  for (const move of moves)
    if (move.kind === 'trim') threads.push([])
    else threads.at(-1)?.push(move.to)
  // After the last cut of a plan the needle goes home.
  return threads.filter((thread) => thread.length > 1)
}

function sizeOf({ blocks }: Plan): { width: number; height: number } {
  const needles = blocks.flatMap(({ moves }) =>
    moves.flatMap((move) => (move.kind === 'stitch' ? [move.to] : [])),
  )
  const [xs, ys] = [needles.map(([x]) => x), needles.map(([, y]) => y)]
  return {
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  }
}
