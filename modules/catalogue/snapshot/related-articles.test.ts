import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRelated, flags, matchesFilters, type ProductFilters } from '../rules.ts'
import type { Article } from './article.ts'
import { createSnapshot, nextSnapshot } from './snapshot.ts'
import { articles, categories } from './test-articles.ts'

const carts = fc.subarray([...articles], { minLength: 1, maxLength: 8 })
const filters: fc.Arbitrary<ProductFilters> = fc.record(
  {
    category: fc.constantFrom('sport', 'dyr'),
    tags: fc.subarray(['red', 'blue', 'flagg']),
    [flags[0]]: fc.constant(true),
  },
  { requiredKeys: [] },
)

/** What a look at each article finds. */
function relatedIn(all: readonly Article[], inCart: readonly Article[], wanted: ProductFilters) {
  const related = createRelated<Article>(inCart)
  for (const article of all) if (matchesFilters(article, wanted)) related.add(article)
  return related.best()
}

test('HOME-12 the related articles of a cart are those of all articles', async () => {
  const { related } = await createSnapshot(articles, categories)
  await fc.assert(
    fc.asyncProperty(carts, filters, async (inCart, wanted) => {
      expect(await related(inCart, wanted)).toEqual(relatedIn(articles, inCart, wanted))
    }),
    { numRuns: 200 },
  )
})

test('HOME-12 after a change they are those of the changed articles', async () => {
  let snapshot = await createSnapshot(articles, categories)
  const [first] = articles
  await snapshot.related(first ? [first] : [], {})
  const change = fc.tuple(fc.subarray([...articles], { minLength: 1, maxLength: 8 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(carts, change, async (inCart, [some, areGone]) => {
      const ids = new Set(some.map(({ id }) => id))
      const changed = areGone
        ? []
        : some.map((one) => ({ ...one, category: 'dyr', tags: ['new', ...one.tags.slice(1)] }))
      snapshot = await nextSnapshot(snapshot, { ids, changed }, categories)
      expect(await snapshot.related(inCart, {})).toEqual(relatedIn(snapshot.articles, inCart, {}))
    }),
    { numRuns: 100 },
  )
})
