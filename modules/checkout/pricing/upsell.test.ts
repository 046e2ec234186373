import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product } from '../../../api/testing/test-product.ts'
import { comparisons, customPatch, matchesFilters } from '../../catalogue/rules.ts'
import type { Product } from '../../shared/contract/api.d.ts'
import { upsell, upsellFor } from './upsell.ts'

/** Popularity by id: the lower the id, the more popular. */
const patch = (id: number, changes: Partial<Product> = {}) =>
  product(id, { rating: 4, reviewCount: 1000 - (id % 1000), stock: 10, tags: [], ...changes })

const catalogue = Array.from({ length: 352 }, (_, index) =>
  patch(index + 1, { category: index < 100 ? 'humor' : index < 200 ? 'sport' : 'flagg' }),
)
const ids = (products: Product[]) => products.map(({ id }) => id)

test('CHK-24 three with an id up to 50, two of the same category, two above 300, six in all', () => {
  const sporty = patch(150, { category: 'sport' })
  expect(ids(upsell(catalogue, [sporty]))).toEqual([1, 2, 3, 101, 102, 301])
})

test('CHK-24 no product is offered twice when it belongs to several groups', () => {
  const offered = ids(upsell(catalogue, [patch(60)]))
  expect(offered).toEqual([1, 2, 3, 4, 5, 301])
  expect(new Set(offered).size).toBe(offered.length)
})

test('CHK-24 a group with too few products is not filled up from the others', () => {
  const few = [patch(7), patch(310), patch(320), patch(330)]
  expect(ids(upsell(few, []))).toEqual([7, 310, 320])
})

test('CHK-24 an id of exactly 50 belongs to the first group, and one of 300 to neither', () => {
  const edges = [50, 51, 300, 301].map((id) => patch(id, { category: 'dyr' }))
  expect(ids(upsell(edges, []))).toEqual([50, 301])
})

test('CHK-25 the custom patch is never offered, even with one in the cart', () => {
  const own = patch(customPatch.id, { category: 'tilpasset' })
  expect(ids(upsell([own, patch(400, { category: 'tilpasset' })], [own]))).toEqual([400])
})

test('products in the cart or sold out are not offered', () => {
  const products = [patch(1, { stock: 0 }), patch(2), patch(3)]
  expect(ids(upsell(products, [patch(2)]))).toEqual([3])
})

test('an empty catalogue gives no offers', () => {
  expect(upsell([], [])).toEqual([])
})

const anyProducts = fc.uniqueArray(
  fc.record({
    id: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.constant(customPatch.id)),
    category: fc.constantFrom('humor', 'sport', 'flagg'),
    stock: fc.integer({ min: 0, max: 3 }),
    reviewCount: fc.nat(100),
  }),
  { selector: ({ id }) => id, maxLength: 60 },
)

test('CHK-24, CHK-25 hold for any catalogue and cart', () => {
  fc.assert(
    fc.property(anyProducts, fc.nat(5), (records, size) => {
      const products = records.map(({ id, ...changes }) => patch(id, changes))
      const inCart = products.slice(0, size)
      const categories = inCart.map(({ category }) => category)
      const offered = upsell(products, inCart)

      expect(offered.length).toBeLessThanOrEqual(6)
      expect(new Set(ids(offered)).size).toBe(offered.length)
      expect(ids(offered)).not.toContain(customPatch.id)
      for (const { id, category } of offered)
        expect(id <= 50 || id > 300 || categories.includes(category)).toBe(true)
    }),
    { seed: 2027 },
  )
})

test('CHK-24 the offers of a large catalogue are found without a look at all of it', async () => {
  await fc.assert(
    fc.asyncProperty(anyProducts, fc.nat(5), async (records, size) => {
      const products = records.map(({ id, ...changes }) => patch(id, changes))
      const popular = products
        .filter(({ id }) => id !== customPatch.id)
        .toSorted(comparisons.popular)
      const inCart = products.slice(0, size)
      const catalogue = {
        popularProducts: async (filters: Parameters<typeof matchesFilters>[1]) =>
          popular.filter((product) => matchesFilters(product, filters)),
        productsWithIds: async () => inCart,
      }
      expect(await upsellFor({ catalogue }, ids(inCart))).toEqual(upsell(popular, inCart))
    }),
    { seed: 2027 },
  )
})
