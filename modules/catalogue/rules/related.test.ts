import { expect, test } from 'vitest'
import type { Product } from '../../shared/contract/api.d.ts'
import { createRelated } from './related.ts'

const product = (id: number, category: string, tags: string[]) =>
  ({ id, category, tags, rating: 4, reviewCount: 10 }) as unknown as Product

function related(products: readonly Product[], inCart: readonly Product[]): Product[] {
  const collected = createRelated<Product>(inCart)
  for (const one of [...products, ...products]) collected.add(one)
  return collected.best()
}

const ids = (products: Product[]) => products.map(({ id }) => id)

const moose = product(1, 'dyr', ['elg', 'green'])
const others = [
  product(2, 'sport', ['ski', 'blue']),
  product(3, 'dyr', ['katt', 'black']),
  product(4, 'natur', ['elg', 'green']),
  product(5, 'dyr', ['elg', 'orange']),
]

test('HOME-12 a product that shares a category or a tag is chosen, the most shared first', () => {
  expect(ids(related([moose, ...others], [moose]))).toEqual([4, 5, 3])
})

test('HOME-12 at most six are chosen', () => {
  const many = Array.from({ length: 20 }, (_, index) => product(100 + index, 'dyr', []))
  expect(related(many, [moose])).toHaveLength(6)
})

test('HOME-12 of those that share as much, the most popular are chosen', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    ...product(100 + index, 'dyr', []),
    reviewCount: (index * 7) % 20,
  }))
  const best = many.toSorted((a, b) => b.reviewCount - a.reviewCount)
  expect(related(many, [moose])).toEqual(best.slice(0, 6))
})

test('HOME-13 products in the cart are not chosen', () => {
  expect(ids(related([moose, ...others], [moose, ...others.slice(2)]))).toEqual([3])
})

test('HOME-14 an empty cart, or one that shares nothing, gives none', () => {
  expect(related([moose, ...others], [])).toEqual([])
  expect(related(others, [product(999_999, 'tilpasset', [])])).toEqual([])
})
