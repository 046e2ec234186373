import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flags, matchesFilters, type ProductFilters, sortOrders, sortProducts } from '../rules.ts'
import { sortedInSlices } from './in-slices.ts'
import { createSnapshot, nextSnapshot } from './snapshot.ts'
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

test('DATA-07 lists that were asked for follow a change, and are the same as new ones', async () => {
  const changes = fc.record({
    at: fc.nat(articles.length - 1),
    is: fc.oneof(
      fc.constant(undefined),
      fc.record({ price: fc.integer({ min: 40, max: 60 }) }),
      fc.record({ name: fc.constantFrom('Aa', 'Ørn', 'Zebra'), isNew: fc.boolean() }),
      fc.record({ rating: fc.constant(5), reviewCount: fc.nat(400) }),
    ),
  })
  const calls = fc.array(fc.tuple(filters, fc.constantFrom(...sortOrders)), { maxLength: 4 })
  const few = fc.array(changes, { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(few, calls, async (some, lists) => {
      const before = await createSnapshot(articles, categories)
      for (const [wanted, order] of lists) await before.list(wanted, order)
      const ids = new Set(some.map(({ at }) => articles[at]?.id ?? 0))
      const changed = new Map(
        some.flatMap(({ at, is }) => {
          const article = articles[at]
          return article && is ? [[article.id, { ...article, ...is }] as const] : []
        }),
      )
      const after = await nextSnapshot(before, { ids, changed: [...changed.values()] }, categories)
      const same = articles.filter(({ id }) => !ids.has(id))
      const expected = await createSnapshot([...same, ...changed.values()], categories)
      expect(after.articles).toEqual(expected.articles)
      expect(after.byId).toEqual(expected.byId)
      for (const [wanted, order] of lists)
        expect(await after.list(wanted, order)).toEqual(await expected.list(wanted, order))
    }),
    { numRuns: 60 },
  )
})

test('a list that a change does not touch is shared with the version before', async () => {
  const [first] = articles
  const before = await createSnapshot(articles, categories)
  const others = names.filter((name) => name !== first?.category)
  const listed = await Promise.all(others.map((category) => before.list({ category }, 'name')))
  const changed = articles.slice(0, 1).map((article) => ({ ...article, price: 1 }))
  const ids = new Set([first?.id ?? 0])
  const after = await nextSnapshot(before, { ids, changed }, categories)
  for (const [at, category] of others.entries())
    expect(await after.list({ category }, 'name')).toBe(listed[at])
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
