import { expect, test } from 'vitest'
import type { ChartThread } from '../../shared/contract/api.d.ts'
import { contrastTo, visible } from '../digitizing/contrast.ts'
import { chartThreads } from '../thread-chart.ts'
import { clothUnder } from './cloth-under.ts'

test.each<[string, ChartThread[], ChartThread[], ChartThread]>([
  ['stays where all is seen on it', ['red', 'navy'], ['white'], 'white'],
  ['is the second wanted one under white', ['white'], ['white', 'red'], 'red'],
  ['is navy under white, of which no cloth is wanted', ['white'], ['white'], 'navy'],
  ['is not the light grey around a white logo', ['white'], ['white', 'pearl'], 'navy'],
  ['is neither cream nor white under pastels', ['cream', 'blush'], ['cream'], 'navy'],
  ['is white under what is nearly black', ['black', 'chocolate'], ['black'], 'white'],
  ['is grey between white and black', ['white', 'black'], ['white'], 'grey'],
  ['is not navy under dark brown', ['chocolate', 'charcoal', 'silver'], ['white'], 'grey'],
  ['is not charcoal under black', ['black', 'white', 'navy', 'grey', 'red'], ['white'], 'ice'],
  ['is navy under a white and a red thread', ['white', 'red'], ['white'], 'navy'],
  ['stays white under pale colours that are seen', ['rose', 'cornflower'], ['white'], 'white'],
])('the cloth %s', (_, threads, wanted, cloth) => {
  expect(clothUnder(threads, wanted)).toBe(cloth)
})

test('each pair of threads has a cloth on which both are seen', () => {
  for (const one of chartThreads)
    for (const other of chartThreads)
      expect(contrastTo(clothUnder([one, other], ['white']), [one, other])).toBeGreaterThan(visible)
})

test.each<ChartThread[][]>([
  [['celadon', 'chocolate', 'rust', 'oat', 'slate', 'sage', 'mauve']],
  [['plum', 'celadon', 'black', 'pink', 'cornflower', 'emerald', 'oat', 'vermilion']],
])('so do, nearly, the threads that leave the least room between them: %j', (threads) => {
  expect(contrastTo(clothUnder(threads, ['white']), threads)).toBeGreaterThan(0.9 * visible)
})

test('where all of the chart is sewn, the cloth is a thread of it', () => {
  expect(chartThreads).toContain(clothUnder(chartThreads, ['white']))
})
