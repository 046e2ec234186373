import { Readable } from 'node:stream'
import { json as parsed } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { allPatches } from '../rules.ts'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import { createStock } from '../snapshot/stock.ts'
import * as data from '../snapshot/test-articles.ts'
import type { ListLane, PartQuery } from './part-query.ts'
import { categories, products, suggestions } from './public-lists.ts'

const snapshot = createSnapshot(data.articles, data.categories)
const live: LiveCatalogue = { snapshot: async () => snapshot, stock: createStock() }

const listOf = (query: Partial<PartQuery>) => products({ live }, { filters: {}, from: 0, ...query })

async function idsOf(query: Partial<PartQuery>): Promise<number[]> {
  const { json } = await (await listOf(query)).make()
  return ((await parsed(Readable.from(json))) as { id: number }[]).map(({ id }) => id)
}

test.each<[string, Partial<PartQuery>, Partial<PartQuery>]>([
  ['ids', { filters: { ids: [7, 352] } }, { filters: { ids: [352, 7, 7] } }],
  ['tags', { filters: { tags: ['red', 'blue'] } }, { filters: { tags: ['blue', 'red', 'blue'] } }],
  ['a cart', { relatedTo: [7, 352] }, { relatedTo: [352, 7, 352] }],
  ['the default order', {}, { sort: 'popular' }],
  ['unknown ids', { filters: { ids: [7] } }, { filters: { ids: [7, 999_998] } }],
  ['unknown products in a cart', { relatedTo: [7] }, { relatedTo: [7, 999_998] }],
  [
    'a limit above the ids',
    { filters: { ids: [7, 352] } },
    { filters: { ids: [7, 352] }, limit: 5 },
  ],
  ['a limit above the related patches', { relatedTo: [7] }, { relatedTo: [7], limit: 6 }],
  ['similar patches of no search', { from: 1 }, { from: 1, similar: 'true' }],
  ['a blank search', { from: 1 }, { from: 1, filters: { search: ' ' } }],
  [
    'a cart beside a search for similar patches',
    { filters: { search: 'x' }, similar: 'only' },
    { filters: { search: 'x' }, similar: 'only', relatedTo: [7] },
  ],
  ['no patches', { filters: { category: 'zz1' } }, { filters: { category: 'zz2' }, sort: 'name' }],
  ['no patches either', { filters: { ids: [999_998] } }, { similar: 'only' }],
])('all spellings of %s are one list', async (_what, one, other) => {
  const [list, same] = [await listOf(one), await listOf(other)]
  expect([same.key, same.lane]).toEqual([list.key, list.lane])
  expect(await idsOf(other)).toEqual(await idsOf(one))
})

test.each<Partial<PartQuery>>([
  { relatedTo: [7], limit: 5 },
  { filters: { ids: [7, 352] }, limit: 1 },
  { filters: { search: 'ol' }, similar: 'only' },
  { filters: { category: 'Sport' } },
])('what has an effect is in the key: %j', async (query) => {
  for (const other of [{}, { relatedTo: [7] }, { filters: { ids: [7, 352] } }])
    expect((await listOf(query)).key).not.toBe((await listOf(other)).key)
})

test('a call that names what is unknown as yet may ask for another list later', async () => {
  for (const query of [
    { filters: { ids: [7, 999_998] } },
    { relatedTo: [999_998] },
    { filters: { category: 'zz' } },
  ])
    expect((await listOf(query)).hasUnknown, JSON.stringify(query)).toBe(true)
  for (const query of [{ filters: { ids: [7], category: 'sport' } }, { relatedTo: [7] }, {}])
    expect((await listOf(query)).hasUnknown, JSON.stringify(query)).toBe(false)
})

test.each<[ListLane, Partial<PartQuery>[]]>([
  ['fixed', [{}, { sort: 'popular' }, { filters: { search: ' ', category: allPatches } }]],
  ['own', [{ relatedTo: [7] }, { filters: { ids: [7], search: 'bil' } }]],
  ['filtered', [{ limit: 9 }, { relatedTo: [7], filters: { search: 'bil' } }]],
  ['searches', [{ filters: { search: 'bil' }, similar: 'only', limit: 9 }]],
  ['whole', [{ sort: 'name' }, { from: 1 }, { filters: { search: 'bil' }, similar: 'true' }]],
])('the lane %s has its own lists', async (lane, queries) => {
  for (const query of queries) expect((await listOf(query)).lane, JSON.stringify(query)).toBe(lane)
})

test('categories are in the fixed lane, and suggestions have their own', () => {
  expect(categories({ live }).lane).toBe('fixed')
  expect(suggestions({ live }, 'bil').lane).toBe('suggestions')
})

test.each([
  [{ from: data.articles.length }, true],
  [{ from: data.articles.length - 1 }, false],
  [{ filters: { search: 'zzzz' } }, false],
  [{ filters: { search: 'zzzz' }, from: 1 }, true],
])('whether the part %j is past the end: %j', async (query, isPastEnd) => {
  expect(await (await listOf(query)).make()).toMatchObject({ isPastEnd })
})
