import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flags, matchesFilters, type ProductFilters } from '../rules.ts'
import { createSnapshot, nextSnapshot } from './snapshot.ts'
import { articles, categories, mostShared } from './test-articles.ts'

const carts = fc.subarray([...articles], { minLength: 1, maxLength: 8 })
const filters: fc.Arbitrary<ProductFilters> = fc.record(
  {
    category: fc.constantFrom('sport', 'dyr'),
    tags: fc.subarray(['red', 'blue', 'flagg']),
    [flags[0]]: fc.constant(true),
  },
  { requiredKeys: [] },
)

test('HOME-12 the related articles of a cart are those of all articles', async () => {
  const { related, articles: all } = await createSnapshot(articles, categories)
  await fc.assert(
    fc.asyncProperty(carts, filters, async (inCart, wanted) => {
      expect(await related(inCart, wanted)).toEqual(
        mostShared(
          all.filter((one) => matchesFilters(one, wanted)),
          inCart,
        ),
      )
    }),
    { numRuns: 200, seed: 2027 },
  )
})

test('HOME-12 after a change they are those of the changed articles', async () => {
  let snapshot = await createSnapshot(articles, categories)
  const change = fc.tuple(fc.subarray([...articles], { minLength: 1, maxLength: 8 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(carts, change, async (inCart, [some, areGone]) => {
      const ids = new Set(some.map(({ id }) => id))
      const changed = areGone
        ? []
        : some.map((one) => ({ ...one, category: 'dyr', tags: ['new', ...one.tags.slice(1)] }))
      snapshot = await nextSnapshot(snapshot, { ids, changed }, categories)
      // Not each version is asked.
      if (changed.length % 3 === 1) return
      expect(await snapshot.related(inCart, {})).toEqual(mostShared(snapshot.articles, inCart))
    }),
    { numRuns: 100, seed: 2027 },
  )
})

test('HOME-12 a product that shares a category or a tag is chosen, the most shared first', async () => {
  const [one] = articles
  if (!one) throw new Error('There are no articles')
  const patch = (id: number, category: string, tags: string[]) => ({ ...one, id, category, tags })
  const moose = patch(1, 'dyr', ['elg', 'green'])
  const { related } = await createSnapshot(
    [
      moose,
      patch(2, 'sport', ['dyr', 'blue']),
      patch(3, 'dyr', ['katt', 'black']),
      patch(4, 'natur', ['elg', 'green', 'green']),
      patch(5, 'dyr', ['elg', 'green']),
    ],
    categories,
  )
  expect((await related([moose], {})).map(({ id }) => id)).toEqual([5, 4, 3])
})

test('HOME-14 an empty cart, or one that shares nothing, has no related articles', async () => {
  const { related } = await createSnapshot(articles, categories)
  expect(await related([], {})).toEqual([])
  expect(
    await related([{ id: 999_999, category: 'tilpasset', tags: ['en som ingen har'] }], {}),
  ).toEqual([])
})
