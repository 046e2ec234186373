import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparisons, flags, matchesFilters, type ProductFilters, sortOrders } from '../rules.ts'
import { createSnapshot } from './snapshot.ts'
import { articles, categories } from './test-articles.ts'

const names = categories.map(({ name }) => name)

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

test('DATA-07 a list has the products that match its filters, in its order', () => {
  const { list } = createSnapshot(articles, categories)
  fc.assert(
    fc.property(filters, fc.constantFrom(...sortOrders), (wanted, order) => {
      const expected = articles
        .filter((article) => matchesFilters(article, wanted))
        .sort(comparisons[order])
      expect(list(wanted, order)).toEqual(expected)
    }),
    { numRuns: 400, seed: 2027 },
  )
})
