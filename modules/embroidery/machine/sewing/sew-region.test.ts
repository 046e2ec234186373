import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { patchesOfFiles } from '../../../catalogue/seed.ts'
import { digitize } from '../../digitizing/digitize.ts'
import type { Embroidery } from '../../digitizing/embroidery.ts'
import { type Point, placed, type Run } from '../../geometry/point.ts'
import { edgeWidth } from '../../stitches/merrowed.ts'
import { type Region, stitched } from '../../stitches/region.ts'
import { needlesAlong, tenthsPerUnit } from '../needle.ts'
import { designs, someEmbroideries } from '../test-embroideries.ts'
import { linesOf } from './lines.ts'
import { type Piece, sewable, sewRegion } from './sew-region.ts'

/** Distance by which stitches may leave their region, and width of a thread, in tenths of a millimetre. */
const tolerance = 6
const threadWidth = 4
const beside = 2 * tolerance

/** An area in which no stitch has room, in hundredths of a square millimetre. */
const speck = 25

const embroideries = someEmbroideries(await patchesOfFiles(), 59)

describe('the stitches of every region', () => {
  test("stay in it and cover it, on the shop's own patches", async () => {
    for (const [name, embroidery] of embroideries) await expectWellSewn(embroidery, name)
  })

  test('stay in it and cover it, on any design', async () => {
    await fc.assert(
      fc.asyncProperty(designs, (design) => expectWellSewn(digitize(design), 'design')),
      { numRuns: 5, seed: 2027 },
    )
  })
})

async function expectWellSewn(embroidery: Embroidery, name: string): Promise<void> {
  const { width, height, regions } = embroidery
  const middle: Point = [width / 2, height / 2]
  for (const region of regions) {
    const sewn = sewable(region, middle)
    const pieces = sewRegion(sewn, [0, 0], { cover: sewn.cover, sewn: new Set() }, true)
    const described = `${name}: ${region.kind} in ${region.thread}`
    // The needle goes along the middle of a thread.
    const [ways, area] = [threadOf(pieces, 0.2), shapeOf(region, middle, tolerance)]
    const stitches = shownOf(region, middle)
    const draw = drawingIn(windowOf(ways + area + stitches))
    const [way, outside, shown] = [await draw(ways), await draw(area), await draw(stitches)]
    expect(share(way, outside), `${described} leaves its region`).toBe(1)
    const top = await draw(
      threadOf(
        pieces.filter(({ role }) => role === 'top'),
        threadWidth,
      ),
    )
    expect(share(shown, top, speck), `${described} lacks what its picture shows`).toBeGreaterThan(
      0.97,
    )
    if (region.kind === 'running') continue
    // A rim that is narrower than a thread is thick may stay bare.
    const whole = await draw(shapeOf(region, middle, -threadWidth / 2))
    expect(share(whole, top), `${described} is not covered`).toBeGreaterThan(0.9)
  }
}

/** Share of the pixels of one picture that are in the other, apart from so many. */
function share(one: Uint8Array, other: Uint8Array, apart = 0): number {
  let [all, both] = [0, 0]
  for (let index = 0; index < one.length; index++) {
    if ((one[index] ?? 0) < 128) continue
    all += 1
    if ((other[index] ?? 0) > 0) both += 1
  }
  return all > 0 ? Math.min(1, (both + apart) / all) : 1
}

type Window = { x: number; y: number; width: number; height: number }

/** A window around all points of the elements' paths, with a margin. */
function windowOf(elements: string): Window {
  const points = [...elements.matchAll(/(-?[\d.e-]+) (-?[\d.e-]+)(?=[LMZ"])/g)]
  const [x, y, right, low] = [1, 2, 1, 2].map((axis, side) =>
    points
      .map((point) => Number(point[axis]))
      .reduce((one, other) => (side < 2 ? Math.min(one, other) : Math.max(one, other))),
  ) as [number, number, number, number]
  const [left, top] = [Math.floor(x) - beside, Math.floor(y) - beside]
  return {
    x: left,
    y: top,
    width: Math.ceil(right - left) + beside,
    height: Math.ceil(low - top) + beside,
  }
}

/** Draws white elements on black, with a pixel for each tenth of a millimetre. */
const drawingIn =
  ({ x, y, width, height }: Window) =>
  (elements: string): Promise<Uint8Array> => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/><g stroke-linecap="round" stroke-linejoin="round">${elements}</g></svg>`
    return sharp(Buffer.from(svg), { unlimited: true })
      .removeAlpha()
      .extractChannel(0)
      .raw()
      .toBuffer()
  }

const threadOf = (pieces: readonly Piece[], width: number): string =>
  pieces
    .map(({ places }) => pathOf([{ points: needlesAlong(places), closed: false }]))
    .map((d) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}"/>`)
    .join('')

/** The stitches of a region's picture. */
function shownOf(region: Region, middle: Point): string {
  const runs = linesOf(stitched(region), middle).map((points) => ({ points, closed: false }))
  return `<path d="${pathOf(runs)}" fill="none" stroke="#fff" stroke-width="${threadWidth / 4}"/>`
}

/** The area of a region, and what is `more` away from it. */
function shapeOf(region: Region, [mx, my]: Point, more: number): string {
  const scale = tenthsPerUnit
  const at = { x: -mx * scale, y: -my * scale, scale, turn: 0, mirrored: false }
  const line = (runs: readonly Run[], width: number) =>
    `<path d="${pathOf(placed(runs, at))}" fill="none" stroke="#fff" stroke-width="${Math.max(0, width * scale + 2 * more)}"/>`
  const area = (runs: readonly Run[]) =>
    `<path d="${pathOf(placed(runs, at).map(({ points }) => ({ points, closed: true })))}" fill="#fff" stroke="${more < 0 ? '#000' : '#fff'}" stroke-width="${Math.abs(2 * more)}"/>`
  switch (region.kind) {
    case 'fill':
      return area(placed(region.runs, region.at))
    case 'satin':
      return area(region.runs)
    case 'column':
      return line(region.runs, region.width)
    case 'edging':
      return line([region.outline], edgeWidth - 3)
    case 'running':
      return line([region.run], 1)
  }
}

const pathOf = (runs: readonly Run[]): string =>
  runs
    .map(
      ({ points, closed }) => `M${points.map((at) => at.join(' ')).join('L')}${closed ? 'Z' : ''}`,
    )
    .join('')
