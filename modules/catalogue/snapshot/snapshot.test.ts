import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  comparisons,
  flags,
  matchesFilters,
  type ProductFilters,
  type SortOrder,
  sortOrders,
} from '../rules.ts'
import type { Article } from './article.ts'
import { sortedInSlices } from './in-slices.ts'
import { createSnapshot, nextSnapshot, type Snapshot } from './snapshot.ts'
import { articles, categories } from './test-articles.ts'

const names = categories.map(({ name }) => name)
const searches = ['flagg', 'ol', 'a', 'zebra', 'flgag']

type Call = [ProductFilters, SortOrder]

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
      const expected = articles
        .filter((article) => matchesFilters(article, wanted))
        .sort(comparisons[order])
      expect(await list(wanted, order)).toEqual(expected)
    }),
    { numRuns: 400, seed: 2027 },
  )
})

test('DATA-07 lists and searches follow changes, and find the same as new ones', async () => {
  const change = fc.record({
    at: fc.nat(articles.length - 1),
    is: fc.oneof(
      fc.constant(undefined),
      fc.record({ price: fc.integer({ min: 40, max: 60 }) }),
      fc.record({ name: fc.constantFrom('Aa', 'Ørn', 'Zebra'), isNew: fc.boolean() }),
      fc.record({ description: texts, tags: fc.constantFrom<string[]>(['flagg'], ['øl', 'red']) }),
      fc.record({ rating: fc.constant(5), reviewCount: fc.nat(400) }),
    ),
  })
  const calls = fc.array(fc.tuple(filters, fc.constantFrom(...sortOrders)), { maxLength: 4 })
  const step = fc.record({
    changes: fc.array(change, { minLength: 1, maxLength: 3 }),
    asked: fc.subarray([0, 1, 2, 3]),
    isSearched: fc.boolean(),
  })
  const answers = async ({ list, similar, suggestions }: Snapshot, lists: Call[]) => ({
    lists: await Promise.all(lists.map(([wanted, order]) => list(wanted, order))),
    similar: await Promise.all(searches.map((search) => similar({ search }))),
    suggested: await Promise.all(searches.map(suggestions)),
  })
  await fc.assert(
    fc.asyncProperty(
      calls,
      fc.array(step, { minLength: 1, maxLength: 4 }),
      async (lists, steps) => {
        const first = await createSnapshot(articles, categories)
        const before = await answers(first, lists)
        const current = new Map(articles.map((article) => [article.id, article]))
        let last = first
        for (const { changes, asked, isSearched } of steps) {
          const changed = new Map<number, Article>()
          for (const { at, is } of changes) {
            const id = articles[at]?.id ?? 0
            // One that is gone comes back.
            const article = current.get(id) ?? articles[at]
            current.delete(id)
            changed.delete(id)
            if (is && article) changed.set(id, { ...article, ...is })
          }
          for (const [id, article] of changed) current.set(id, article)
          const ids = new Set(changes.map(({ at }) => articles[at]?.id ?? 0))
          last = await nextSnapshot(last, { ids, changed: [...changed.values()] }, categories)
          const some = asked.flatMap((at) => lists.slice(at, at + 1))
          if (isSearched) await answers(last, some)
          else for (const [wanted, order] of some) await last.list(wanted, order)
        }
        const expected = await createSnapshot([...current.values()], categories)
        expect(last.articles).toEqual(expected.articles)
        expect(last.byId).toEqual(expected.byId)
        expect(await answers(last, lists)).toEqual(await answers(expected, lists))
        // A request may still read the first version.
        expect(await answers(first, lists)).toEqual(before)
      },
    ),
    { numRuns: 8, seed: 2027 },
  )
})

test('a prepared snapshot indexes nothing when it is first searched', async () => {
  let reads = 0
  const counted = articles.map(
    (article) =>
      new Proxy(article, {
        get(target, property) {
          reads++
          return Reflect.get(target, property)
        },
      }),
  )
  const snapshot = await createSnapshot(counted, categories)
  await snapshot.prepare()
  reads = 0
  await snapshot.similarOnly({ search: 'flgag' })
  await snapshot.suggestions('zzz')
  await snapshot.related(articles.slice(0, 1), {})
  // Only of what is found; each part of an index would read all articles.
  expect(reads).toBeLessThan(articles.length)
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
    { numRuns: 20, seed: 2027 },
  )
})
