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

test('a dot is round', () => {
  const ends = satin('M200 200V200.2', 24).flat()
  const reach = ends.map((end) => distance(end, [200, 200.1]))
  expect(Math.max(...reach)).toBeLessThan(13)
  const [left, top] = [Math.min(...ends.map(([x]) => x)), Math.min(...ends.map(([, y]) => y))]
  expect(200 - left).toBeGreaterThan(10)
  expect(200 - top).toBeGreaterThan(8)
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
