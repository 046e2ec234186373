import { describe, expect, test } from 'vitest'
import { product as sample } from '../../../api/testing/test-product.ts'
import type { Product } from '../../shared/contract/api.d.ts'
import * as rules from '../rules.ts'

const product = (id: number, change: Partial<Product> = {}) =>
  sample(id, { rating: 4, stock: 5, ...change })
const ids = (products: readonly Product[]) => products.map(({ id }) => id)

describe('the order', () => {
  test('PROD-11 name sorts from A to Å', () => {
    const names = ['Ørn', 'elg', 'Ål', 'Ærfugl', 'Apekatt']
    const products = names.map((name, id) => product(id, { name }))
    const sorted = products.toSorted(rules.comparisons.name)
    expect(sorted.map(({ name }) => name)).toEqual(['Apekatt', 'elg', 'Ærfugl', 'Ørn', 'Ål'])
  })

  test('PROD-12 price sorts up or down', () => {
    const products = [
      product(1, { price: 59 }),
      product(2, { price: 39 }),
      product(3, { price: 79 }),
    ]
    expect(ids(products.toSorted(rules.comparisons['price-asc']))).toEqual([2, 1, 3])
    expect(ids(products.toSorted(rules.comparisons['price-desc']))).toEqual([3, 1, 2])
  })

  test('PROD-13 newest sorts by creation date', () => {
    const products = ['2026-01-02', '2026-03-01', '2025-12-31'].map((day, index) =>
      product(index + 1, { createdAt: `${day}T08:00:00.000Z` }),
    )
    expect(ids(products.toSorted(rules.comparisons.newest))).toEqual([2, 1, 3])
  })

  test('PROD-14 popular sorts by rating times reviews, then by rating', () => {
    const products = [
      product(1, { rating: 4, reviewCount: 10 }),
      product(2, { rating: 5, reviewCount: 8 }),
      product(3, { rating: 3, reviewCount: 20 }),
    ]
    expect(ids(products.toSorted(rules.comparisons.popular))).toEqual([3, 2, 1])
    const tied = [
      product(4, { rating: 4.5, reviewCount: 92 }),
      product(5, { rating: 4.6, reviewCount: 90 }),
    ]
    expect(ids(tied.toSorted(rules.comparisons.popular))).toEqual([5, 4])
  })
})

describe('DATA-07 filters', () => {
  const products = [
    product(1, { category: 'sport', tags: ['red', 'ball'], isNew: true }),
    product(2, { category: 'sport', tags: ['blue'], isPopular: true, name: 'Øl i solveggen' }),
    product(3, { tags: ['red', 'blue'], isGlowInDark: true, description: 'Lyser i mørket' }),
  ]
  test.each<[rules.ProductFilters, number[]]>([
    [{}, [1, 2, 3]],
    [{ category: 'Alle patcher' }, [1, 2, 3]],
    [{ ids: [3, 1, 9] }, [1, 3]],
    [{ category: 'sport' }, [1, 2]],
    [{ category: ' Sport ' }, [1, 2]],
    [{ category: 'alle patcher' }, [1, 2, 3]],
    [{ tags: ['red', 'ball'] }, [1, 3]],
    [{ search: 'ØL' }, [2]],
    [{ search: ' mørket ' }, [3]],
    [{ search: 'ball' }, [1]],
    [{ isNew: true }, [1]],
    [{ isPopular: true, category: 'sport' }, [2]],
    [{ isGlowInDark: true, tags: ['ball'] }, []],
  ])('%j', (filters, expected) => {
    const matching = products.filter((one) => rules.matchesFilters(one, filters))
    expect(ids(matching)).toEqual(expected)
  })
})
