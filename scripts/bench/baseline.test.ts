import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measuredPages } from '../test/untouched-page.ts'
import { answers } from './answers.ts'
import { dayCalls } from './day.ts'
import { designerRows } from './designer/designer.ts'
import { moments, presses, slowdown } from './presses.ts'
import { callsAfterChange, shopperCalls } from './size/shopper-calls.ts'
import { staffCalls, streamedCalls } from './size/staff-calls.ts'

const baseline = readFileSync(new URL('../../bench/baseline.tsv', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => line.split('\t')[0] || [])

/** The rows of these names, one for each figure. */
const rows = (names: readonly string[], ...figures: string[]) =>
  names.flatMap((name) => figures.map((figure) => name + figure))

const grown = [
  ...Object.keys(shopperCalls).map((name) => `shoppers, ${name}`),
  ...callsAfterChange.map((path) => `shoppers, ${path} after a change by staff`),
  ...Object.keys(staffCalls).map((name) => `staff, ${name}`),
  ...Object.keys(streamedCalls).map((name) => `staff, ${name}, first bytes`),
]

/** Measurements of the bench that lists define: the pattern of the rows, and the rows that it prints. */
const listed: [string, RegExp, string[]][] = [
  ["shoppers' and staff's calls", /: growth$/, rows(grown, ': growth')],
  ['answers', /^\/\S*: (speed|of bare handler)$/, rows(answers, ': speed', ': of bare handler')],
  [
    'first views',
    /: scripts before the first touch$/,
    rows(measuredPages, ': scripts before the first touch'),
  ],
  [
    'presses',
    /^press: /,
    presses.flatMap(({ name }) =>
      moments.map((moment) => `press: ${name}, ${moment}, ${slowdown}x slower processor`),
    ),
  ],
  ['timed calls', / p99$/, dayCalls.map((name) => `day: ${name} p99`)],
  ['the designer', /^designer: /, designerRows],
]

test.each(listed)(
  'the baseline has the rows of %s, and none that are gone',
  (_name, pattern, expected) => {
    const present = baseline.filter((name) => pattern.test(name))
    expect({
      missing: expected.filter((name) => !present.includes(name)),
      gone: present.filter((name) => !expected.includes(name)),
    }).toEqual({ missing: [], gone: [] })
  },
)
