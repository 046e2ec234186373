import { expect, test } from 'vitest'
import { categories, type PartQuery, products, suggestions } from './public-lists.ts'
import type { LiveCatalogue } from './snapshot/live-catalogue.ts'
import { createSnapshot } from './snapshot/snapshot.ts'
import { createStock } from './snapshot/stock.ts'
import * as data from './snapshot/test-articles.ts'

const snapshot = createSnapshot(data.articles, data.categories)
const live: LiveCatalogue = { snapshot: () => snapshot, stock: createStock() }

const listOf = (query: Partial<PartQuery>) => products({ live }, { filters: {}, from: 0, ...query })

test.each<[string, Partial<PartQuery>, Partial<PartQuery>]>([
  ['ids', { filters: { ids: [7, 352] } }, { filters: { ids: [352, 7, 7] } }],
  ['tags', { filters: { tags: ['red', 'blue'] } }, { filters: { tags: ['blue', 'red', 'blue'] } }],
  ['a cart', { relatedTo: [7, 352] }, { relatedTo: [352, 7, 352] }],
  ['the default order', {}, { sort: 'popular' }],
])('all orders and repetitions of %s are one list', async (_what, one, other) => {
  expect((await listOf(one)).key).toBe((await listOf(other)).key)
})

test('the list without parameters and the categories share a lane with no others', async () => {
  for (const query of [{}, { sort: 'popular' }, { filters: { search: ' ' } }] as const)
    expect((await listOf(query)).lane, JSON.stringify(query)).toBe('fixed')
  expect(categories({ live }).lane).toBe('fixed')
  for (const query of [{ sort: 'name' }, { from: 1 }, { limit: 9 }, { relatedTo: [7] }] as const)
    expect((await listOf(query)).lane, JSON.stringify(query)).toBe('filtered')
  expect((await listOf({ filters: { search: 'bil' } })).lane).toBe('filtered')
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
