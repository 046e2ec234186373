import { describe, expect, test } from 'vitest'
import type { Product } from '../shared/contract/api.d.ts'
import { keywordsFor, matchesFilters } from './rules.ts'
import { patchesOfFiles } from './seed.ts'
import { createSearchIndex as indexOf } from './snapshot/search-index.ts'
import type { SearchMemory } from './snapshot/search-parts.ts'

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
  indexOf(products).best(text, products.length)
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
  expect(names(await indexOf(products).containing(text))).toEqual(found)
  expect(names(await indexOf(products).containingPlainly(text))).toEqual(found)
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
  const found = await bestFirst('rod', [
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
  expect(names(await indexOf([named(name)]).spelledPlainly(text))).toEqual(isSpelled ? [name] : [])
})

test('without a literal match, a match without æ, ø and å is found', async () => {
  const some = [named('Pølse i lompe'), named('Elg')]
  expect(names(await indexOf(some).containingPlainly('pols'))).toEqual(['Pølse i lompe'])
  expect(await indexOf(some).containingPlainly('zzz')).toEqual([])
})

test('SRCH-04 the best matches come first: the name before tags and description', async () => {
  const found = await bestFirst('sol', [
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
    expect(names(await indexOf(some).similarTo(typed))).toEqual([name])
  })

  test.each(['xyzqwp', 'helikopter', 'flagg helikopter', '   ', '!?'])(
    'but not %j',
    async (typed) => {
      expect(await indexOf(some).similarTo(typed)).toEqual([])
    },
  )

  test.each(['fotbal', 'russebus', 'hjærte', 'vafel'])(
    'in the catalogue %s finds some patches, but not all',
    async (typed) => {
      const found = await indexOf(patches).similarTo(typed)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(60)
    },
  )
})

describe('an index that takes over the one before', () => {
  const texts = ['flagg', 'øl', 'ol', 'i', 'a', 'på russ', 'pols', 'zebra', 'sport', 'qqq', 'flgag']
  const found = async (index: ReturnType<typeof indexOf>) =>
    Promise.all(
      texts.map(async (text) => [
        names(await index.containing(text)),
        names(await index.spelledPlainly(text)),
        names(await index.containingPlainly(text)),
        names(await index.best(text, 5)),
        names(await index.similarTo(text)),
      ]),
    )
  const many = [1, 2, 3, 4].flatMap((copy) =>
    patches.map((patch) => ({
      ...patch,
      id: copy * 1000 + patch.id,
      name: `${patch.name} ${copy}`,
    })),
  )

  test.each([...texts, 'flag', 'haar', 'for'])(
    'SRCH-04 the five best for %s are the first five of all that are found',
    async (text) => {
      const all = await indexOf(many).best(text, many.length)
      expect(await indexOf(many).best(text, 5)).toEqual(all.slice(0, 5))
    },
  )

  test.each([
    ['few', 300],
    ['many', 7],
    ['most', 1],
  ])('finds the same as a new one when %s articles have changed', async (_how, every) => {
    const memory: SearchMemory = {}
    await found(indexOf(many, memory))
    const changed = many.flatMap((patch, at) => {
      if (at % every > 0) return [patch]
      return at % 2 === 0 ? [] : [{ ...patch, name: `Zebra ${at}`, tags: ['sport'] }]
    })
    const next = indexOf(changed.toReversed(), memory)
    expect(await found(next)).toEqual(await found(indexOf(changed.toReversed())))
    const last = indexOf(changed, memory)
    expect(await found(last)).toEqual(await found(indexOf(changed)))
  })

  test('reads the texts of changed articles alone', async () => {
    const read = new Set<number>()
    const watched = ({ description, ...patch }: Product): Product => ({
      ...patch,
      get description() {
        read.add(patch.id)
        return description
      },
    })
    const before = patches.map(watched)
    const memory: SearchMemory = {}
    const words = ['flagg', 'pols', 'flgag']
    const search = async (index: ReturnType<typeof indexOf>) => {
      for (const word of words) await index.best(word, 5)
      for (const word of words) await index.similarTo(word)
    }
    await search(indexOf(before, memory))
    read.clear()
    const changed = watched({ ...(patches[3] as Product), name: 'Zebra' })
    await search(indexOf(before.with(3, changed), memory))
    expect([...read]).toEqual([changed.id])
  })
})
