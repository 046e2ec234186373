import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flags, matchesFilters, type ProductFilters, sortOrders, sortProducts } from '../rules.ts'
import { patchesOfFiles } from '../seed.ts'
import type { Article } from './article.ts'
import { sortedInSlices } from './in-slices.ts'
import { createSnapshot } from './snapshot.ts'

const articles = (await patchesOfFiles()).map(
  ({ recipe: _recipe, stock: _stock, ...patch }): Article => ({
    ...patch,
    image: '/p.svg',
    imageColour: '#0b1f4b',
  }),
)
const names = [...new Set(articles.map(({ category }) => category))]
const categories = names.map((name, at) => ({ id: at + 1, name }))

const texts = fc.oneof(
  fc.constantFrom('flagg', 'ØL', ' russ ', 'i', 'på russ', 'og en', 'til d', 'zzz', '🍺', '', '  '),
  fc
    .tuple(fc.constantFrom(...articles), fc.nat(60), fc.integer({ min: 1, max: 12 }))
    .map(([{ description }, from, length]) => description.slice(from, from + length)),
)
const filters: fc.Arbitrary<ProductFilters> = fc.record(
  {
    category: fc.constantFrom(
      ...names,
      ' SPORT ',
      'alle patcher',
      'Alle patcher',
      'finnes ikke',
      '',
    ),
    tags: fc.array(fc.constantFrom('red', 'blue', 'glow', 'ukjent'), { maxLength: 3 }),
    search: texts,
    ids: fc.array(fc.constantFrom(1, 7, 352, 400_000), { maxLength: 4 }),
    ...(Object.fromEntries(flags.map((flag) => [flag, fc.boolean()])) as Record<
      (typeof flags)[number],
      fc.Arbitrary<boolean>
    >),
  },
  { requiredKeys: [] },
)

test('DATA-07 a list has the products that match its filters, in its order', async () => {
  const { list } = await createSnapshot(articles, categories)
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(...sortOrders), async (wanted, order) => {
      const expected = sortProducts(
        articles.filter((article) => matchesFilters(article, wanted)),
        order,
      )
      expect(await list(wanted, order)).toEqual(expected)
    }),
    { numRuns: 400 },
  )
})

test('a long list is sorted in slices as by one sort', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 4100 }), async (length) => {
      const items = Array.from({ length }, (_, at) => ({ rank: (at * 7919) % 50, at }))
      const byRank = (a: { rank: number }, b: { rank: number }) => a.rank - b.rank
      expect(await sortedInSlices(items, byRank)).toEqual([...items].sort(byRank))
    }),
    { numRuns: 20 },
  )
})
