import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { read, status } from '../../api/testing/test-answers.ts'
import { type TestShop, testShop } from '../../api/testing/test-shop.ts'
import type { Category, Product } from '../shared/contract/api.d.ts'
import { designCount } from './rules.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())

const products = (query = '') => read<Product[]>(shop.call('GET', `/api/products${query}`))

describe('listProducts', () => {
  test('200 API-05 DATA-01 all patches without parameters, each with every field', async () => {
    const all = await products()
    expect(all).toHaveLength(designCount)
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(
      [
        'category',
        'createdAt',
        'description',
        'id',
        'image',
        'imageColour',
        'isGlowInDark',
        'isNew',
        'isPopular',
        'name',
        'price',
        'rating',
        'reviewCount',
        'stock',
        'tags',
      ].sort(),
    )
    expect(all.some(({ id }) => id === 999_999)).toBe(false)
  })

  test('200 API-06 category, search and tags narrow the answer and combine', async () => {
    const sport = await products('?category=sport')
    expect(sport.length).toBeGreaterThanOrEqual(8)
    expect(sport.every(({ category }) => category === 'sport')).toBe(true)
    const coloured = await products('?tags=red&tags=blue')
    expect(coloured.every(({ tags }) => tags.includes('red') || tags.includes('blue'))).toBe(true)
    const found = await products('?search=FLAGG')
    expect(found.length).toBeGreaterThan(0)
    const both = await products('?category=sport&tags=red')
    expect(both).toEqual(sport.filter(({ tags }) => tags.includes('red')))
    expect(await products('?category=Alle%20patcher')).toHaveLength(designCount)
    for (const written of ['Sport', 'SPORT', '+sport+', 'sp%6Frt'])
      expect(await products(`?category=${written}`), written).toEqual(sport)
  })

  test('200 API-06 an emoji matches nothing in the list or the suggestions', async () => {
    const beer = encodeURIComponent('🍺')
    expect(await products(`?search=${beer}`)).toEqual([])
    expect(await products(`?search=${beer}&similar=true`)).toEqual([])
    expect(await read(shop.call('GET', `/api/suggestions?search=${beer}`))).toEqual([])
  })

  test('200 API-07 the flags narrow the answer', async () => {
    for (const flag of ['isNew', 'isPopular', 'isGlowInDark'] as const) {
      const some = await products(`?${flag}=true`)
      expect(some.length).toBeGreaterThan(0)
      expect(some.length).toBeLessThan(designCount)
      expect(some.every((product) => product[flag])).toBe(true)
    }
  })

  test('200 WISH-09 ids select the patches, and unknown ids are left out', async () => {
    const some = await products('?ids=7&ids=352&ids=400000')
    expect(some.map(({ id }) => id).toSorted()).toEqual([352, 7].toSorted())
    expect((await products('?ids=7')).map(({ id }) => id)).toEqual([7])
    expect(await status(shop.call('GET', '/api/products?ids=x'))).toBe(400)
    const tooMany = Array.from({ length: 201 }, (_, index) => `ids=${index + 1}`).join('&')
    expect(await status(shop.call('GET', `/api/products?${tooMany}`))).toBe(400)
  })

  test('400 for parameters that are not in the contract', async () => {
    expect(await status(shop.call('GET', '/api/products?isNew=perhaps'))).toBe(400)
    expect(await status(shop.call('GET', '/api/products?colour=red'))).toBe(400)
    expect(await status(shop.call('GET', '/api/products?search=a&search=b'))).toBe(400)
  })

  test('every keyword of the search suggestions finds something', async () => {
    for (const word of ['humor', 'øl', 'flagg', 'sexy', 'frekk', 'mood', 'glow', 'sport'])
      expect((await products(`?search=${encodeURIComponent(word)}`)).length, word).toBeGreaterThan(
        0,
      )
  })
})

test('listCategories 200 API-10 DATA-03 at least twelve categories of at least eight patches', async () => {
  const categories = await read<Category[]>(shop.call('GET', '/api/categories'))
  expect(categories.length).toBeGreaterThanOrEqual(12)
  for (const { name } of categories) {
    const some = await products(`?category=${encodeURIComponent(name)}`)
    expect(some.length, name).toBeGreaterThanOrEqual(8)
  }
})
