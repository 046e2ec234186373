import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exceededLimit, limitInWords, rowLimits } from './row-limits.ts'

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test.each([
  ['start', 1.6, 'at most 1.5 s'],
  ['memory after load', 201, 'at most 200 MB'],
  ['day: memory, last tenth', 201, 'at most 200 MB'],
  ["day: worker's memory, last tenth", 201, 'at most 200 MB'],
  ['shoppers, memory after a minute: big', 301, 'at most 300 MB'],
  ['/products: of bare handler', 0.74, 'at least 0.75 of its speed'],
  ['press: heart on /, first touch, 4x slower processor', 101, 'at most 100 ms'],
  ['press: cart, its content, first touch, 4x slower processor', 501, 'at most 500 ms'],
  ['designer: coarse, 4x slower processor', 301, 'at most 300 ms'],
  ['designer: turn, 4x slower processor', 51, 'at most 50 ms'],
  ['receipts: speed', 199, 'at least 200 mails/s'],
  ['staff, search, two digits: growth', 5.1, 'at most 5 times'],
  ['day: cached pages p99', 30.1, 'at most 30 ms'],
  ["day: an order's calls p99", Number.NaN, 'at most 250 ms'],
])('%s of %s exceeds its limit', (name, value, limit) => {
  expect(exceededLimit(name, value)).toBe(limit)
})

test.each([
  ['start', 1.5],
  ['/: of bare handler', 0.75],
  ['press: cart, its content, first touch, 4x slower processor', 300],
  ['staff, figures: growth', 5],
  ['POST /api/cart: of PostgreSQL alone', 0.3],
])('%s of %s keeps its limit, or has none', (name, value) => {
  expect(exceededLimit(name, value)).toBeUndefined()
})

test('each limit has rows in the baseline', () => {
  const names = file('bench/baseline.tsv')
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '')
  const unused = rowLimits.filter(({ names: limited }) => !names.some((name) => limited.test(name)))
  expect(unused).toEqual([])
})

test('the README of the bench lists the limits', () => {
  const listed = file('bench/README.md').match(/^\| .+ \| at (most|least) .+ \|$/gm)
  expect(listed).toEqual(rowLimits.map((limit) => `| ${limit.rows} | ${limitInWords(limit)} |`))
})
