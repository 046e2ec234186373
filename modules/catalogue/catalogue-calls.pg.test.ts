import { describe, expect, test } from 'vitest'
import { read, status } from '../../api/testing/test-answers.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import type { Category, Product } from '../shared/contract/api.d.ts'
import { comparisons, designCount, sortOrders } from './rules.ts'
import { relatedArticles } from './snapshot/related-articles.ts'

const shop = await shopOfFile()

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

  test('200 PROD-10 the parts of each order are the whole list', async () => {
    const all = await products()
    for (const sort of sortOrders) {
      const parts = await Promise.all(
        [0, 150, 300].map((from) => products(`?sort=${sort}&from=${from}&limit=150`)),
      )
      expect(parts.map((part) => part.length)).toEqual([150, 150, designCount - 300])
      expect(parts.flat(), sort).toEqual(all.toSorted(comparisons[sort]))
    }
    expect(await products(`?from=${designCount}&limit=1`)).toEqual([])
    const sport = await products('?category=sport')
    expect(await products('?category=sport&from=3')).toEqual(sport.slice(3))
    const similar = await products('?search=flag&similar=true')
    expect(await products('?search=flag&similar=true&from=1&limit=2')).toEqual(similar.slice(1, 3))
  })

  test('200 similar patches come with those that contain the text, or alone', async () => {
    const containing = await products('?search=ol')
    const similar = await products('?search=ol&similar=true')
    const only = await products('?search=ol&similar=only')
    expect(only.length).toBeGreaterThan(0)
    const has = new Set(containing.map(({ id }) => id))
    expect(only).toEqual(similar.filter(({ id }) => !has.has(id)))
    expect(similar).toHaveLength(containing.length + only.length)
    expect(await products('?search=flagggg&similar=only')).toEqual(
      await products('?search=flagggg&similar=true'),
    )
  })

  test('200 every part says how many patches match, also when it is served again', async () => {
    const counted = async (query: string) =>
      (await shop.call('GET', `/api/products${query}`)).headers.get('x-matching')
    const sport = await products('?category=sport')
    for (const query of ['', '&limit=2', '&limit=2', '&from=4', '&sort=name&from=400&limit=1'])
      expect(await counted(`?category=sport${query}`), query).toBe(String(sport.length))
    expect(await counted('')).toBe(String(designCount))
  })

  test('200 HOME-12 HOME-13 related patches share most with the named ones', async () => {
    const all = await products()
    const inCart = await products('?ids=7&ids=352')
    const expected = relatedArticles(all, inCart)
    expect(expected).toHaveLength(6)
    expect(await products('?relatedTo=352&relatedTo=7&relatedTo=7')).toEqual(expected)
    expect(await products('?relatedTo=7&relatedTo=352&limit=2')).toEqual(expected.slice(0, 2))
    expect(await products('?relatedTo=999999&relatedTo=400000')).toEqual([])
    expect(await status(shop.call('GET', '/api/products?relatedTo=x'))).toBe(400)
  })

  test.each(['search=ol&similar=true', 'search=ol&similar=only', 'relatedTo=352&relatedTo=7'])(
    '200 the patches of %s come in the given order',
    async (query) => {
      const closest = await products(`?${query}`)
      expect(closest.length).toBeGreaterThan(1)
      for (const sort of sortOrders)
        expect(await products(`?${query}&sort=${sort}`), sort).toEqual(
          closest.toSorted(comparisons[sort]),
        )
    },
  )

  test('200 related patches need no database: hidden patches in a cart are left out', async () => {
    await shop.sql`update catalogue.products set is_hidden = true where id = 7`
    expect(await products('?relatedTo=7')).toEqual([])
    expect(await products('?relatedTo=352&relatedTo=7')).toEqual(await products('?relatedTo=352'))
    await shop.sql`update catalogue.products set is_hidden = false where id = 7`
  })

  test('400 for an unknown order, and for a part that is no part', async () => {
    const wrong = ['sort=dearest', 'sort=', 'from=-1', 'from=x', 'limit=0', 'limit=1001', 'limit=']
    for (const query of [...wrong, 'limit=1&limit=2', 'from=1.5']) {
      const response = await shop.call('GET', `/api/products?${query}`)
      expect(response.status, query).toBe(400)
      const [field] = query.split('=')
      expect(await response.json()).toMatchObject({ code: 'malformed_request', field })
    }
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

test.each(['products?limit=3', 'suggestions?search=fla', 'categories'])(
  '%s 304 for a caller that has the current answer',
  async (path) => {
    const first = await shop.call('GET', `/api/${path}`)
    const again = await shop.call('GET', `/api/${path}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([first.status, again.status, await again.text()]).toEqual([200, 304, ''])
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  },
)

test('listCategories 400 for parameters that are not in the contract', async () => {
  expect(await status(shop.call('GET', '/api/categories?x=1'))).toBe(400)
})
