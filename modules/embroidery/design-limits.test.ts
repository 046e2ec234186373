import { expect, test } from 'vitest'
import {
  DesignMotif,
  DesignPicture,
  DesignPlace,
  DesignText,
  PatchSize,
} from '../shared/contract/schemas.ts'
import {
  furthest,
  halfTurn,
  mostLetters,
  mostThreads,
  motifName,
  placeWidths,
  sizes,
  smallestAreas,
} from './design-limits.ts'

const { x, y, width, turn } = DesignPlace.shape
const { words } = DesignText.shape
const { name, threads } = DesignMotif.shape
const accepts = (schema: { safeParse(value: unknown): { success: boolean } }) => (value: unknown) =>
  schema.safeParse(value).success

test.each([
  ['size', PatchSize, sizes.least, sizes.most],
  ['width', width, placeWidths.least, placeWidths.most],
  ['x', x, -furthest, furthest],
  ['y', y, -furthest, furthest],
  ['turn', turn, -halfTurn, halfTurn],
  ['smallest area', DesignPicture.shape.smallestArea, smallestAreas.least, smallestAreas.most],
])('the contract accepts each %s within the limits, and no other', (_, schema, least, most) => {
  expect([least - 1, least, most, most + 1].map(accepts(schema))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the contract accepts as many letters and threads, and no more', () => {
  const ofLength = (count: number) => 'x'.repeat(count)
  expect([mostLetters, mostLetters + 1].map(ofLength).map(accepts(words))).toEqual([true, false])
  const reds = (count: number) => Array(count).fill('red')
  expect([mostThreads, mostThreads + 1].map(reds).map(accepts(threads))).toEqual([true, false])
  const ofPicture = (count: number) => Array(count).fill({ colour: '#c8102e', thread: 'red' })
  expect(
    [mostThreads, mostThreads + 1].map(ofPicture).map(accepts(DesignPicture.shape.threads)),
  ).toEqual([true, false])
})

test.each([
  'fox',
  'two-foxes',
  'Fox2',
  '',
  '../fox',
  'fox fox',
  'ræv',
  'x'.repeat(40),
  'x'.repeat(41),
])("the contract has the same rule for the motif's name '%s'", (motif) => {
  expect(motifName.test(motif)).toBe(accepts(name)(motif))
})
