import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { openBrowser, product } from '../../testing/browser.ts'

const productsUpTo = (count: number) => Array.from({ length: count }, (_, at) => product(at + 1))
const ids = (products: readonly Product[]) => products.map(({ id }) => id)

/** A shop with a changeable list of patches, which answers with parts of it. */
async function open(all: Product[] = productsUpTo(300)) {
  const shop = {
    all,
    works: true,
    beforeAnswer: () => {},
    matching: undefined as number | undefined,
  }
  const { queries } = await openBrowser((_call, query) => {
    if (!shop.works) return 503
    shop.beforeAnswer()
    const from = Number(query.from ?? 0)
    return Response.json(shop.all.slice(from, from + Number(query.limit)), {
      headers: {
        'x-matching': String(shop.matching ?? shop.all.length),
        'x-version': String(ids(shop.all)),
      },
    })
  })
  return { ...(await import('./product-lists.ts')), shop, asked: queries }
}

test('GEN-15 the same list makes no second call, from any caller and in any order of its filters', async () => {
  const { loadProducts, knownProducts, asked } = await open()
  expect(knownProducts({ tags: ['red', 'blue'] }, 1)).toBeUndefined()
  await Promise.all([
    loadProducts({ tags: ['red', 'blue'] }, 24),
    loadProducts({ tags: ['blue', 'red'] }, 36),
  ])
  const { products, total } = await loadProducts({ tags: ['red', 'blue'] }, 120)
  expect([products.length, total]).toEqual([120, 300])
  expect(knownProducts({ tags: ['blue', 'red'] }, 120)?.products).toHaveLength(120)
  expect(asked).toHaveLength(1)
  await loadProducts({}, 24)
  await loadProducts({ isNew: false, sort: 'popular' }, 24)
  expect(asked).toHaveLength(2)
  await loadProducts({ sort: 'name' }, 24)
  expect(asked.at(-1)).toEqual({ sort: 'name', from: '0', limit: '120' })
})

test('patches that are there are not loaded again, and the last part ends the list', async () => {
  const { loadProducts, asked } = await open()
  await loadProducts({}, 36)
  await loadProducts({}, 120)
  expect(asked).toEqual([{ from: '0', limit: '120' }])
  const { products, total } = await loadProducts({}, 1000)
  expect([products.length, total]).toEqual([300, 300])
  expect(ids(products)).toEqual(ids(productsUpTo(300)))
  expect(asked).toHaveLength(2)
})

test('fewer patches do not replace those that are known', async () => {
  const { keepProducts, knownProducts, asked } = await open()
  keepProducts({}, { products: productsUpTo(36), total: 300 })
  keepProducts({}, { products: productsUpTo(24), total: 300 })
  expect(knownProducts({}, 36)?.products).toHaveLength(36)
  keepProducts({}, { products: productsUpTo(48), total: 300 })
  expect(knownProducts({}, 48)?.products).toHaveLength(48)
  expect(asked).toEqual([])
})

test('more patches than a call may ask for come in several parts, which end at the same places', async () => {
  const { loadProducts, asked } = await open(productsUpTo(2500))
  expect((await loadProducts({}, 2400)).products).toHaveLength(2400)
  const parts = () => asked.splice(0).map(({ from, limit }) => [from, limit])
  expect(parts()).toEqual([
    ['0', '960'],
    ['960', '960'],
    ['1920', '480'],
  ])
})

test.each([
  ['a patch comes', (all: Product[]) => [product(1000), ...all]],
  ['a patch goes', (all: Product[]) => all.filter(({ id }) => id !== 5)],
  ['a patch replaces another', (all: Product[]) => [product(1000), ...all.slice(0, -1)]],
  ['many patches go', (all: Product[]) => all.slice(0, 20)],
  ['a patch goes and a later one comes', (all: Product[]) => [...all.slice(1), product(1000)]],
  [
    'a patch comes where it is not seen',
    (all: Product[]) => [...all.slice(1, 200), ...all.slice(0, 1), ...all.slice(200)],
  ],
])('a list that changes between two parts is loaded again: %s', async (_what, changed) => {
  const { loadProducts, keepProducts, shop, asked } = await open()
  keepProducts({}, { products: shop.all.slice(0, 24), total: 300 })
  for (let change = 1; change <= 2; change += 1) {
    shop.all = changed(shop.all)
    const { products, total } = await loadProducts({}, 120 * change)
    expect(ids(products)).toEqual(ids(shop.all.slice(0, 120 * change)))
    expect(total).toBe(shop.all.length)
  }
  const { products } = await loadProducts({}, 1000)
  expect(ids(products)).toEqual(ids(shop.all))
  expect(asked.length).toBeLessThanOrEqual(5)
})

test('a list that changes all the time ends a load, but does not end', async () => {
  const { loadProducts, shop, asked } = await open(productsUpTo(3000))
  shop.beforeAnswer = () => {
    shop.all = [product(10_000 + asked.length), ...shop.all]
  }
  const { products, total } = await loadProducts({}, 2400)
  expect(asked).toHaveLength(6)
  expect(new Set(ids(products)).size).toBe(products.length)
  expect([products.length < 2400, total]).toEqual([true, shop.all.length])
  shop.beforeAnswer = () => {}
  expect(ids((await loadProducts({}, 2400)).products)).toEqual(ids(shop.all.slice(0, 2400)))
})

test('a count of patches that is too high ends with the last patch', async () => {
  const { loadProducts, shop, asked } = await open(productsUpTo(100))
  shop.matching = 300
  const { products, total } = await loadProducts({}, 120)
  expect([products.length, total, asked.length]).toEqual([100, 100, 2])
})

test('a failure is not kept, and neither are the parts before it lost', async () => {
  const { loadProducts, shop, asked } = await open()
  await loadProducts({}, 24)
  shop.works = false
  await expect(loadProducts({}, 240)).rejects.toThrow('Failed to fetch products')
  shop.works = true
  expect((await loadProducts({}, 240)).products).toHaveLength(240)
  expect(asked.map(({ from }) => from)).toEqual(['0', '120', '120'])
})

test('GEN-15 only the caching loader calls listProducts', () => {
  const site = new URL('../../', import.meta.url).pathname
  const asking = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /^(shop|staff|ui|components)\/.*\.tsx?$/.test(name) && !name.includes('.test.'),
    )
    .filter((name) => /call\('listProducts'/.test(readFileSync(join(site, name), 'utf8')))
  expect(asking).toEqual(['shop/product/product-lists.ts'])
})
