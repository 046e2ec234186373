import { describe, expect, test } from 'vitest'
import type { Product } from '../shared/contract/api.d.ts'
import { keywordsFor, matchesFilters } from './rules.ts'
import { patchesOfFiles } from './seed.ts'
import { best, containing, containingPlainly, spelledPlainly } from './snapshot/search.ts'
import { createSnapshot } from './snapshot/snapshot.ts'

const patches = (await patchesOfFiles()).map(
  ({ recipe: _, ...patch }): Product => ({ ...patch, image: '/p.svg', imageColour: '#0b1f4b' }),
)
const named = (name: string, change: Partial<Product> = {}): Product => ({
  ...(patches[0] as Product),
  name,
  description: '',
  tags: [],
  ...change,
})
const bestFirst = (text: string, products: readonly Product[]) =>
  best(products, text, products.length)
const names = (products: readonly Pick<Product, 'name'>[]) => products.map(({ name }) => name)

test.each([
  ['FLAGG', 'Det store flagget', [], ''],
  ['russ', 'Ola', ['RUSSELUE'], ''],
  ['øl', 'Ola', [], 'Smaker som PØLSE'],
])(
  'SRCH-05 %s is found in a name, a tag or a description, ignoring case',
  (text, name, tags, description) => {
    expect(matchesFilters(named(name, { tags, description }), { search: text })).toBe(true)
    expect(matchesFilters(named(name, { tags, description }), { search: `${text}x` })).toBe(false)
  },
)

test.each([
  ['store fl', ['Det store flagget', 'To  store flagg']],
  ['et store flagget', ['Det store flagget']],
  ['to store', []],
  ['to  store', ['To  store flagg']],
  ['det  store', []],
  ['flagget lue', []],
  ['e fl', ['Det store flagget', 'To  store flagg']],
])('SRCH-05 %j is found within one text, with the same spaces', async (text, found) => {
  const products = [
    named('Det store flagget', { tags: ['lue'] }),
    named('To  store flagg', { id: 2 }),
    named('Store', { tags: ['flagg'], id: 3 }),
  ]
  const matching = products.filter((one) => matchesFilters(one, { search: text }))
  expect(names(matching)).toEqual(found)
  expect(names(containing(products, text))).toEqual(found)
  expect(names(containingPlainly(products, text))).toEqual(found)
})

test('SRCH-06 keywords that contain the text, at most five', () => {
  expect(keywordsFor('o')).toEqual(['humor', 'mood', 'glow', 'sport'])
  expect(keywordsFor(' ØL ')).toEqual(['øl'])
  expect(keywordsFor('')).toHaveLength(5)
  expect(keywordsFor('buss')).toEqual([])
})

test('a keyword is suggested for its spelling without ø too', () => {
  expect(keywordsFor('ol')).toEqual(['øl'])
  expect(keywordsFor('Oel')).toEqual(['øl'])
  expect(keywordsFor('l')).toEqual(['øl', 'flagg', 'glow'])
})

test('a word spelled without æ, ø and å ranks like the word itself', async () => {
  const found = bestFirst('rod', [
    named('Brodert rose'),
    named('Solnedgang', { tags: ['rød'] }),
    named('Den røde bilen', { description: 'Rød' }),
    named('En rød bil'),
  ])
  expect(names(found)).toEqual(['En rød bil', 'Brodert rose', 'Solnedgang', 'Den røde bilen'])
})

test.each([
  ['ol', 'Øl til alle', true],
  ['bla', 'Blå himmel', true],
  ['blaa', 'Blå himmel', true],
  ['kafe', 'Kafé Norge', true],
  ['ol', 'Ølkasse', false],
  ['øl', 'OL på Lillehammer', false],
])('%s spells a word of %s: %s', async (text, name, isSpelled) => {
  expect(names(spelledPlainly([named(name)], text))).toEqual(isSpelled ? [name] : [])
})

test('without a literal match, a match without æ, ø and å is found', async () => {
  const some = [named('Pølse i lompe'), named('Elg')]
  expect(names(containingPlainly(some, 'pols'))).toEqual(['Pølse i lompe'])
  expect(containingPlainly(some, 'zzz')).toEqual([])
})

test('SRCH-04 the best matches come first: the name before tags and description', async () => {
  const found = bestFirst('sol', [
    named('Gitar', { description: 'Med solo' }),
    named('Vei', { tags: ['sol'] }),
    named('Konsoll'),
    named('Lang sol'),
    named('Solbriller'),
    named('Sol'),
  ])
  expect(names(found)).toEqual(['Sol', 'Solbriller', 'Lang sol', 'Konsoll', 'Vei', 'Gitar'])
})

describe('a tolerant search finds the intended patch', () => {
  const some = [
    named('Fotball hver dag', { id: 1, description: 'For deg på benken' }),
    named('Ølkasse', { id: 2, description: 'Tung å bære' }),
    named('Kjærlighet på buss', { id: 3, tags: ['romantikk'] }),
    named('Håndballgjengen', { id: 4 }),
    named('Norges flagg', { id: 5 }),
  ]
  test.each([
    ['fotbal', 'Fotball hver dag'],
    ['fotabll', 'Fotball hver dag'],
    ['olkasse', 'Ølkasse'],
    ['oelkasse', 'Ølkasse'],
    ['ØLKASSE', 'Ølkasse'],
    ['kjaerlighet', 'Kjærlighet på buss'],
    ['kjarlighet', 'Kjærlighet på buss'],
    ['buss kjærlighet', 'Kjærlighet på buss'],
    ['romantik bus', 'Kjærlighet på buss'],
    ['handball', 'Håndballgjengen'],
    ['haandball', 'Håndballgjengen'],
    ['flagg norges', 'Norges flagg'],
    ['norgse flag', 'Norges flagg'],
    ['falgg', 'Norges flagg'],
    ['romantik buss', 'Kjærlighet på buss'],
    ['bsus', 'Kjærlighet på buss'],
  ])('%s', async (typed, name) => {
    expect(names(await createSnapshot(some, []).similar({ search: typed }))).toEqual([name])
  })

  test.each(['xyzqwp', 'helikopter', 'flagg helikopter', '   ', '!?'])(
    'but not %j',
    async (typed) => {
      expect(await createSnapshot(some, []).similarOnly({ search: typed })).toEqual([])
    },
  )

  test.each(['fotbal', 'russebus', 'hjærte', 'vafel'])(
    'in the catalogue %s finds some patches, but not all',
    async (typed) => {
      const found = await createSnapshot(patches, []).similar({ search: typed })
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(60)
    },
  )
})
