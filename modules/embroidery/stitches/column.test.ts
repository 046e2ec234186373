import { expect, test } from 'vitest'
import { runsOf } from '../geometry/path.ts'
import { distance } from '../geometry/point.ts'
import { edgeWidth } from './merrowed.ts'
import { stitched } from './region.ts'

const satin = (d: string, width: number) =>
  stitched({ kind: 'column', thread: 'red', runs: runsOf(d), width })

const lengthOf = ([from, to]: ReturnType<typeof satin>[number]) => distance(from, to)

test('satin has one width along a line, and round ends', () => {
  const lengths = satin('M100 200H300', 20).map(lengthOf)
  const middle = lengths.slice(8, -8)
  for (const length of middle) expect(length).toBeCloseTo(20)
  expect(lengths[0]).toBeLessThan(13)
  expect(lengths.at(-1)).toBeLessThan(13)
})

test('satin fans out around a corner, without a gap on its outer side', () => {
  const stitches = satin('M100 300V100H300', 20)
  const outer = stitches.map(([from, to]) => (from[0] + from[1] < to[0] + to[1] ? from : to))
  const gaps = outer.slice(9, -8).map((at, index) => distance(at, outer[index + 8] ?? at))
  expect(Math.max(...gaps)).toBeLessThan(4)
})

/** The reach of a dot's thread from its middle, in 24 directions; a thread has round ends. */
const reachOf = (width: number): number[] =>
  Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    const ends = satin('M200 200V200.1', width).flat()
    return (
      0.8 +
      Math.max(...ends.map(([x, y]) => (x - 200) * Math.cos(angle) + (y - 200) * Math.sin(angle)))
    )
  })

test('a dot is round, however small it is', () => {
  for (const width of [5, 6, 8, 12, 24]) {
    const reach = reachOf(width)
    expect(Math.max(...reach), `${width}`).toBeLessThan(width / 2 + 1.1)
    expect(Math.min(...reach) / Math.max(...reach), `${width}`).toBeGreaterThan(0.92)
    expect(satin('M200 200V200.1', width).length, `${width}`).toBeGreaterThan(5)
  }
})

test('a merrowed edge closes around any outline, in stitches of one length', () => {
  const [outline] = runsOf('M40 40H360L200 380Z')
  if (!outline) throw new Error('No outline')
  const stitches = stitched({ kind: 'edging', thread: 'gold', outline })
  for (const stitch of stitches) expect(lengthOf(stitch)).toBeCloseTo(edgeWidth - 3)
  const middles = stitches.map(([[ax, ay], [bx, by]]) => [(ax + bx) / 2, (ay + by) / 2] as const)
  const steps = middles.map((at, index) => distance(at, middles.at(index - 1) ?? at))
  expect(Math.max(...steps)).toBeLessThan(5)
})

test('a running stitch shows about two thirds of its thread', () => {
  const [run] = runsOf('M100 100H300')
  if (!run) throw new Error('No line')
  const shown = stitched({ kind: 'running', thread: 'red', run, stride: 20 })
  const length = shown.reduce((sum, [from, to]) => sum + distance(from, to), 0)
  expect(length / 200).toBeGreaterThan(0.6)
  expect(length / 200).toBeLessThan(0.8)
})
