import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser, fakeServer, product } from '../../testing/browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const open = async (answer: () => unknown) => {
  fakeBrowser()
  const calls = fakeServer(answer)
  return { ...(await import('./product-lists.ts')), calls }
}

test('GEN-15 the same filters make no second call, from any caller and in any order', async () => {
  const { loadProducts, knownProducts, calls } = await open(() => [product(1)])
  expect(knownProducts({ tags: ['red', 'blue'] })).toBeUndefined()
  await Promise.all([
    loadProducts({ tags: ['red', 'blue'] }),
    loadProducts({ tags: ['blue', 'red'] }),
  ])
  expect(await loadProducts({ tags: ['red', 'blue'] })).toEqual([product(1)])
  expect(knownProducts({ tags: ['blue', 'red'] })).toEqual([product(1)])
  expect(calls).toHaveLength(1)
  await loadProducts()
  await loadProducts({ isNew: false })
  expect(calls).toHaveLength(2)
})

test('a failure is not kept', async () => {
  let works = false
  const { loadProducts, calls } = await open(() => (works ? [product(1)] : 503))
  await expect(loadProducts()).rejects.toThrow('Failed to fetch products')
  works = true
  expect(await loadProducts()).toEqual([product(1)])
  expect(calls).toHaveLength(2)
})

test('GEN-15 only the caching loader calls listProducts, and a search beside it', () => {
  const site = new URL('../../', import.meta.url).pathname
  const asking = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /^(shop|staff|ui|components)\/.*\.tsx?$/.test(name) && !name.includes('.test.'),
    )
    .filter((name) => /call\('listProducts'/.test(readFileSync(join(site, name), 'utf8')))
  expect(asking.toSorted()).toEqual([
    'shop/catalogue/SimilarPatches.tsx',
    'shop/product/product-lists.ts',
  ])
})
