import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PatchDesign } from '../../shared/contract/api.d.ts'
import { boxAround, distance, type Point } from '../geometry/point.ts'
import { sewEdge } from '../stitches/merrowed.ts'
import { type Region, stitched } from '../stitches/region.ts'
import { digitize, framed, labelled } from './digitize.ts'
import { unitsPerMm } from './embroidery.ts'
import { cellsInside } from './inside.ts'
import { eachSewnCell } from './painted.ts'
import { cell, gridOf } from './picture/grid.ts'
import { componentsOf } from './picture/pixels/components.ts'
import { bare } from './picture/pixels/label-grid.ts'
import type { Pixels } from './picture/pixels/pixels.ts'
import { pictureOf, target } from './picture/pixels/test-pictures.ts'
import { suggestThreads } from './picture/thread-choice/suggest-threads.ts'

const designOf = (pixels: Pixels, part: Partial<PatchDesign> = {}): PatchDesign => ({
  outline: 'circle',
  size: 80,
  cloth: 'white',
  edge: 'red',
  picture: {
    place: { x: 0, y: 0, width: part.size ?? 80, turn: 0 },
    withoutBackground: false,
    threads: suggestThreads(pixels, { most: 8, withoutBackground: false }),
  },
  ...part,
})

/** Pictures of a few discs and bars of any colours, as logos and drawings have. */
const pictures = fc
  .record({
    parts: fc.array(
      fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
        size: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
        isBar: fc.boolean(),
        angle: fc.double({ min: 0, max: Math.PI, noNaN: true }),
        colour: fc.tuple(
          fc.integer({ min: 0, max: 255 }),
          fc.integer({ min: 0, max: 255 }),
          fc.integer({ min: 0, max: 255 }),
        ),
      }),
      { minLength: 1, maxLength: 9 },
    ),
  })
  .map(({ parts }) =>
    pictureOf([240, 200], (x, y) => {
      const part = parts.findLast((one) => {
        const [dx, dy] = [x - one.x, y - one.y]
        const across = Math.abs(dx * Math.sin(one.angle) - dy * Math.cos(one.angle))
        return one.isBar ? across < one.size / 8 : Math.hypot(dx, dy) < one.size / 2
      })
      return part?.colour ?? [240, 238, 230]
    }),
  )

const outlines = fc.constantFrom<PatchDesign['outline']>(
  'circle',
  'square',
  'rectangle',
  'shield',
  'heart',
  'contour',
)

/** The cells under a thread's stitches. */
function sewnCells(regions: readonly Region[], grid: { width: number; height: number }) {
  const cells = new Map<string, Set<number>>()
  for (const region of regions) {
    if (region.kind === 'edging') continue
    const own = cells.get(region.thread) ?? new Set()
    cells.set(region.thread, own)
    eachSewnCell(region, grid, (at) => own.add(at))
  }
  return cells
}

const isNear = (labels: Uint8Array, width: number, at: number, label: number): boolean => {
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) if (labels[at + dy * width + dx] === label) return true
  return false
}

describe('every picture', () => {
  test('is sewn whole, each thread in its own areas, by stitches that hold', () => {
    fc.assert(
      fc.property(pictures, outlines, (pixels, outline) => {
        const ordered = designOf(pixels, { outline, size: 50 })
        const { design, frame } = framed(ordered, pixels)
        const { picture, cloth } = design
        if (!picture) throw new Error('No picture')
        const { labels } = labelled(picture, pixels, frame, cloth)
        const grid = gridOf(frame)
        const { regions } = digitize(ordered, pixels)
        for (const [thread, cells] of sewnCells(regions, grid)) {
          const label = picture.threads.findIndex((one) => one.thread === thread)
          const own = [...labels.keys()].filter((at) => labels[at] === label)
          const outside = [...cells].filter((at) => !isNear(labels, grid.width, at, label))
          // Within half a millimetre, but for a few that go around a corner.
          expect(outside.length, thread).toBeLessThan(4 + 0.02 * cells.size)
          const bareCells = own.filter(
            (at) => ![0, 1, -1, grid.width, -grid.width].some((step) => cells.has(at + step)),
          )
          expect(bareCells.length, thread).toBeLessThan(6 + 0.03 * own.length)
        }
        for (const stitch of regions.flatMap(stitched)) {
          const length = distance(...stitch) / unitsPerMm
          expect(length).toBeGreaterThan(0.1)
          expect(length).toBeLessThan(12.1)
        }
      }),
      { numRuns: 8, seed: 2027 },
    )
  })

  test('gives the same stitches every time, whatever was sewn of it before', () => {
    // A large dot, and one of 2.5 mm², which is too small on cloth of nearly its colour.
    const dots = pictureOf([400, 400], (x, y) =>
      Math.hypot(x - 0.4, y - 0.5) < 0.1 || Math.hypot(x - 0.7, y - 0.5) < 0.0112
        ? [200, 16, 46]
        : [0, 0, 0, 0],
    )
    const design = designOf(dots)
    const { picture } = design
    if (!picture) throw new Error('No picture')
    const moved = { ...picture, place: { ...picture.place, x: -26, y: -26 } }
    const changes: Partial<PatchDesign>[] = [
      {},
      { cloth: 'burgundy' },
      { outline: 'square', picture: moved },
      { outline: 'circle', picture: moved },
      { outline: 'circle', picture: { ...moved, smallestArea: 4 } },
      { picture: { ...picture, threads: [{ colour: '#c8102e', thread: 'blue' }] } },
      { picture: { ...picture, threads: [{ colour: '#c8102e', thread: 'lime' }] } },
    ]
    const seen = changes.map((change) => {
      const changed = { ...design, ...change }
      const sewn = digitize(changed, dots)
      expect(sewn).toEqual(digitize(changed, structuredClone(dots)))
      return JSON.stringify(sewn.regions)
    })
    expect(new Set(seen).size).toBe(changes.length)
  })
})

test('a motif of which parts are too small for a stitch is sewn without them', () => {
  const place = { x: 0, y: 0, width: 5, turn: 17 }
  const motif = { name: 'midnight-sun', place, threads: ['red' as const] }
  const { regions } = digitize({
    outline: 'circle',
    size: 40,
    cloth: 'white',
    edge: 'navy',
    motif,
  })
  expect(regions.length).toBeGreaterThan(1)
  expect(regions.filter((region) => stitched(region).length === 0)).toEqual([])
})

test('an area below the smallest one of a design is sewn as what is around it', () => {
  // Discs of 5, 9 and 18 mm² on white.
  const discs = pictureOf([400, 400], (x, y) => {
    const radius = [0.016, 0.0212, 0.03][Math.floor(3 * x)] ?? 0
    const middle = (Math.floor(3 * x) + 0.5) / 3
    return Math.hypot(x - middle, y - 0.5) < radius ? [200, 16, 46] : [255, 255, 255]
  })
  const reds = (smallestArea?: number) => {
    const { picture, ...patch } = designOf(discs, { outline: 'square' })
    if (!picture) throw new Error('No picture')
    const design = { ...patch, picture: { ...picture, ...(smallestArea && { smallestArea }) } }
    const { design: own, frame } = framed(design, discs)
    const grid = labelled(own.picture ?? picture, discs, frame, own.cloth)
    const red = picture.threads.findIndex(({ thread }) => thread === 'red')
    return componentsOf(grid).filter(({ label }) => label === red).length
  }
  expect([reds(), reds(7), reds(12), reds(25)]).toEqual([3, 2, 1, 0])
})

test('the sewn edge measures the ordered size, whatever the outline', () => {
  const design = designOf(target)
  fc.assert(
    fc.property(outlines, fc.integer({ min: 40, max: 120 }), (outline, size) => {
      const { regions } = digitize({ ...design, outline, size }, target)
      const edge = regions.flatMap((region) =>
        region.kind === 'edging' ? sewEdge(region.outline, 0.7) : [],
      )
      const { width, height } = boxAround(edge.map((points) => ({ points, closed: false })))
      expect(Math.abs(Math.max(width, height) / unitsPerMm - size)).toBeLessThan(0.15)
    }),
    { numRuns: 12, seed: 2027 },
  )
})

test('a ring is satin across, and a wide area is rows', () => {
  const { regions } = digitize(designOf(target), target)
  const kinds = (thread: string) =>
    regions.filter((region) => region.thread === thread && region.kind !== 'edging')
  const [ring] = kinds('blue')
  expect(ring?.kind).toBe('fill')
  const thin = pictureOf([400, 400], (x, y) =>
    Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.3) < 0.02 ? [31, 95, 191] : [255, 255, 255],
  )
  const [satin] = digitize(designOf(thin), thin).regions.filter(({ thread }) => thread === 'blue')
  expect(satin?.kind).toBe('satin')
  const slants = (satin ? stitched(satin) : []).map(([from, to]) => {
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const
    const out = Math.atan2(middle[1] - 210, middle[0] - 210)
    return Math.abs(Math.sin(out - Math.atan2(to[1] - from[1], to[0] - from[0])))
  })
  expect(slants.filter((slant) => slant > 0.3).length).toBeLessThan(0.02 * slants.length)
})

describe('a plain background', () => {
  const design = designOf(target)
  const without = (cloth: PatchDesign['cloth']) =>
    digitize(
      {
        ...design,
        cloth,
        picture: design.picture && { ...design.picture, withoutBackground: true },
      },
      target,
    ).regions.map(({ thread }) => thread)

  test('is sewn unless it is left out', () => {
    expect(digitize(design, target).regions.map(({ thread }) => thread)).toContain('white')
    expect(without('navy')).not.toContain('white')
  })

  test('is left out around a letter and in its counter, and not where the design has the same colour', () => {
    const letter = pictureOf([400, 400], (x, y) => {
      const radius = Math.hypot(x - 0.3, y - 0.3)
      if (radius < 0.08 && radius > 0.02) return [20, 20, 24]
      if (Math.hypot(x - 0.6, y - 0.6) < 0.12) return [255, 255, 255]
      return Math.hypot(x - 0.6, y - 0.6) < 0.2 ? [200, 16, 46] : [255, 255, 255]
    })
    const picture = { ...designOf(letter), cloth: 'navy' as const }
    const cut = {
      ...picture,
      picture: picture.picture && { ...picture.picture, withoutBackground: true },
    }
    const frame = framed(cut, letter).frame
    const grid = gridOf(frame)
    const { labels } = labelled(cut.picture as never, letter, frame, 'navy')
    const at = (x: number, y: number) => {
      const column = Math.floor((frame.middle[0] + (x - 0.5) * 80 * unitsPerMm) / cell)
      const row = Math.floor((frame.middle[1] + (y - 0.5) * 80 * unitsPerMm) / cell)
      return labels[row * grid.width + column]
    }
    expect([at(0.3, 0.3), at(0.8, 0.3)]).toEqual([bare, bare])
    expect(at(0.6, 0.6)).not.toBe(bare)
  })
})

test('a motif that reaches over the edge is cut off there', () => {
  const { regions, outline } = digitize({
    outline: 'heart',
    size: 80,
    cloth: 'navy',
    edge: 'gold',
    motif: {
      name: 'bee',
      place: { x: 25, y: -20, width: 60, turn: 30 },
      threads: ['gold', 'black'],
    },
  })
  const box = boxAround([outline])
  const sewn = regions.filter(({ kind }) => kind !== 'edging').flatMap(stitched)
  expect(sewn.length).toBeGreaterThan(500)
  for (const [x, y] of sewn.flat()) {
    expect(Math.abs(x - box.x)).toBeLessThan(box.width / 2 + 0.01)
    expect(Math.abs(y - box.y)).toBeLessThan(box.height / 2 + 0.01)
  }
})

describe.each(['straight', 'arched'] as const)('a %s text', (style) => {
  const text = { words: 'HEI', style, alphabet: 'block', thread: 'red' } as const
  const place = { x: 0, y: -10, width: 40, turn: 0 }
  const colours = { cloth: 'white', edge: 'navy' } as const
  const designs: [string, PatchDesign][] = [
    ['alone', { outline: 'contour', size: 60, ...colours, text }],
    [
      'below a motif',
      {
        outline: 'contour',
        size: 60,
        ...colours,
        text,
        motif: { name: 'bee', place, threads: ['gold'] },
      },
    ],
    ['below a picture', designOf(target, { outline: 'contour', size: 60, text, edge: 'navy' })],
  ]

  test.each(designs)('%s lies on the patch that is cut along it', (_, design) => {
    const { regions, outline, width, height } = digitize(design, target)
    const letters = regions.filter(({ kind, thread }) => kind === 'column' && thread === 'red')
    expect(letters).not.toHaveLength(0)
    const grid = gridOf({ width, height })
    const onPatch = cellsInside(outline, grid, 0)
    const at = ([x, y]: Point) => Math.floor(y / cell) * grid.width + Math.floor(x / cell)
    for (const point of letters.flatMap(stitched).flat()) expect(onPatch[at(point)]).toBe(1)
  })
})
