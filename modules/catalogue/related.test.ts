import { expect, test } from 'vitest'
import type { Product } from '../shared/contract/api.d.ts'
import { related } from './related.ts'

const product = (id: number, category: string, tags: string[]) =>
  ({ id, category, tags }) as unknown as Product
const ids = (products: Product[]) => products.map(({ id }) => id)

const moose = product(1, 'dyr', ['elg', 'green'])
const others = [
  product(2, 'sport', ['ski', 'blue']),
  product(3, 'dyr', ['katt', 'black']),
  product(4, 'natur', ['elg', 'green']),
  product(5, 'dyr', ['elg', 'orange']),
]

test('HOME-12 a product of the same category or with a tag in common is chosen, the nearest first', () => {
  expect(ids(related([moose, ...others], [moose]))).toEqual([4, 5, 3])
})

test('HOME-12 six at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => product(100 + index, 'dyr', []))
  expect(related(many, [moose])).toHaveLength(6)
})

test('HOME-13 what is in the cart is not chosen', () => {
  expect(ids(related([moose, ...others], [moose, ...others.slice(2)]))).toEqual([3])
})

test('HOME-14 nothing in the cart, or nothing in common, gives none', () => {
  expect(related([moose, ...others], [])).toEqual([])
  expect(related(others, [product(999_999, 'tilpasset', [])])).toEqual([])
})
