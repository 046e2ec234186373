import { Readable } from 'node:stream'
import { json as parsed } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { LiveCatalogue } from '../snapshot/live-catalogue.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import { createStock } from '../snapshot/stock.ts'
import * as data from '../snapshot/test-articles.ts'
import { type ListKind, type PartQuery, products } from './public-lists.ts'

const snapshot = createSnapshot(data.articles, data.categories)
const live: LiveCatalogue = { snapshot: async () => snapshot, stock: createStock() }

const listOf = (query: Partial<PartQuery>) => products({ live }, { filters: {}, from: 0, ...query })

async function idsOf(query: Partial<PartQuery>): Promise<number[]> {
  const { json } = await listOf(query).make()
  return ((await parsed(Readable.from(json))) as { id: number }[]).map(({ id }) => id)
}

test.each<[string, Partial<PartQuery>, Partial<PartQuery>]>([
  ['ids', { filters: { ids: [7, 352] } }, { filters: { ids: [352, 7, 7] } }],
  ['tags', { filters: { tags: ['red', 'blue'] } }, { filters: { tags: ['blue', 'red', 'blue'] } }],
  ['a cart', { relatedTo: [7, 352] }, { relatedTo: [352, 7, 352] }],
  ['the default order', {}, { sort: 'popular' }],
  ['unknown ids', { filters: { ids: [7] } }, { filters: { ids: [7, 999_998] } }],
  ['unknown products in a cart', { relatedTo: [7] }, { relatedTo: [7, 999_998] }],
  ['similar patches of no search', { from: 1 }, { from: 1, similar: 'true' }],
  ['a blank search', { from: 1 }, { from: 1, filters: { search: ' ' } }],
  [
    'a cart beside a search for similar patches',
    { filters: { search: 'x' }, similar: 'only' },
    { filters: { search: 'x' }, similar: 'only', relatedTo: [7] },
  ],
  ['no patches', { filters: { category: 'zz1' } }, { filters: { category: 'zz2' }, sort: 'name' }],
  ['no patches either', { filters: { ids: [999_998] } }, { similar: 'only' }],
  ['an empty cart', { filters: { ids: [999_998] } }, { relatedTo: [999_998] }],
])('all URL aliases of %s are the same list', async (_what, one, other) => {
  expect(await idsOf(other)).toEqual(await idsOf(one))
})

test.each<[ListKind, Partial<PartQuery>[]]>([
  ['own', [{ relatedTo: [7] }, { filters: { ids: [7], search: 'bil' } }]],
  ['part', [{ limit: 9 }, { relatedTo: [7], filters: { search: 'bil' } }]],
  ['similar', [{ filters: { search: 'bil' }, similar: 'only', limit: 9 }]],
  ['whole', [{}, { from: 1 }, { filters: { search: 'bil' }, similar: 'true', relatedTo: [7] }]],
])('lists of the kind %s', (kind, queries) => {
  for (const query of queries) expect(listOf(query).kind, JSON.stringify(query)).toBe(kind)
})
