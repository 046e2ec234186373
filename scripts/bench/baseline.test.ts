import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPages } from '../test/public-pages.ts'
import { measuredPages } from '../test/untouched-page.ts'
import { answers } from './answers.ts'
import { campaignSizes } from './campaigns.ts'
import { dashboardCalls } from './dashboard.ts'
import { dayCalls } from './day.ts'
import { designerRows } from './designer/designer.ts'
import { moments, presses, slowdown } from './presses.ts'
import { orderSteps } from './sales/orders.ts'
import { callsAfterChange, shopperCalls } from './shopper-calls.ts'
import { staffCalls, streamedCalls } from './staff-calls.ts'

const baseline = readFileSync(new URL('../../bench/baseline.tsv', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => line.split('\t')[0] || [])

/** The rows of these names, one for each figure. */
const rows = (names: readonly string[], ...figures: string[]) =>
  names.flatMap((name) => figures.map((figure) => name + figure))
const grown = (names: readonly string[]) => rows(names, ': small', ': big', ': growth')

const shoppers = [
  ...Object.keys(shopperCalls),
  ...callsAfterChange.map((path) => `${path} after a change by staff`),
]
const streamed = Object.keys(streamedCalls)

/** What the bench measures by lists: the pattern of the rows, and the rows that it prints. */
const listed: [string, RegExp, string[]][] = [
  [
    "shoppers' calls",
    /^shoppers, .*: (small|big|growth)$/,
    [...grown(shoppers.map((name) => `shoppers, ${name}`)), 'shoppers, memory after a minute: big'],
  ],
  [
    "staff's calls",
    /^staff, /,
    [
      ...grown(Object.keys(staffCalls).map((name) => `staff, ${name}`)),
      ...grown(streamed.map((name) => `staff, ${name}, first bytes`)),
      ...streamed.map((name) => `staff, ${name}: peak memory of the big shop`),
    ],
  ],
  [
    'answers',
    /^\/\S*: (size|speed|p99|bare handler|of bare handler)$/,
    rows(answers, ': size', ': speed', ': p99', ': bare handler', ': of bare handler'),
  ],
  [
    'first views',
    /: (policy header|scripts before the first touch)$/,
    rows(measuredPages, ': policy header', ': scripts before the first touch'),
  ],
  [
    'Lighthouse',
    / Lighthouse /,
    publicPages.flatMap(({ path }) =>
      rows([`${path} Lighthouse performance, `], 'phone', 'desktop'),
    ),
  ],
  [
    'presses',
    /^press: /,
    presses.flatMap(({ name }) =>
      moments.map((moment) => `press: ${name}, ${moment}, ${slowdown}x slower processor`),
    ),
  ],
  [
    'campaigns',
    /^campaign, /,
    rows(
      campaignSizes.map((size) => `campaign, ${size.toLocaleString('en')} subscribers`),
      ': speed',
      ': peak memory',
    ),
  ],
  [
    'timed calls',
    /[^:] p(50|99)$/,
    rows([...orderSteps, ...dayCalls.map((name) => `day: ${name}`)], ' p50', ' p99'),
  ],
  ['the designer', /^designer: /, designerRows],
  ['the dashboard', /^dashboard /, rows(Object.keys(dashboardCalls), ': size', ': time')],
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
