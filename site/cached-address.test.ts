import { expect, test } from 'vitest'
import { createSnapshot } from '../modules/catalogue/snapshot/snapshot.ts'
import { articles, categories } from '../modules/catalogue/snapshot/test-articles.ts'
import { cachedAddress } from './cached-address.ts'
import { paths } from './paths.ts'

const snapshot = createSnapshot(articles, categories)
const patch = paths.patch({ id: 0, name: '', ...articles[0] })
const addressOf = (target: string) => cachedAddress(new URL(target, 'http://shop.test'), snapshot)

test.each([
  ['a page of the law', '/vilkar?x=1', '/vilkar'],
  ['a parameter that the page ignores', '/om-oss?utm_source=x', '/om-oss'],
  ['an order that there is not', '/products?sort=zz1', '/products'],
  ['a category in capitals', '/products?category=SPORT', '/products?category=sport'],
  ['a patch with a parameter', `${patch}?utm_source=x`, patch],
  ['a patch with a slash at the end', `${patch}/`, patch],
  ['tags in another order', '/products?tags=red&tags=blue', '/products?tags=blue&tags=red'],
  [
    'a search with tags in another order',
    '/products?search=flagg&tags=red&tags=blue',
    '/products?search=flagg&tags=blue&tags=red',
  ],
  [
    'a page of a search beyond the last of the catalogue',
    '/products?search=flagg&page=500',
    '/products?search=flagg&page=29',
  ],
  ['a page beyond the last', '/products?page=500', '/products?page=29'],
  [
    'a page beyond the last of a filter',
    '/products?tags=glow&page=500',
    '/products?tags=glow&page=2',
  ],
])('%s is kept under another address', async (_what, target, address) => {
  expect(await addressOf(target)).toBe(await addressOf(address))
  expect(await addressOf(address)).toBe(address)
})

test.each([
  ['a page of one visitor', '/order-confirmation?order_number=RP-ABCD2345'],
  ['a patch under another name', `/patch/${articles[0]?.id}-zz1`],
  ['an unknown patch', '/patch/123456789-zz1'],
  ['an unknown category', '/products?category=zz1'],
  ['an unknown tag', '/products?tags=zz1'],
  ['an unknown tag beside a known one', '/products?tags=red&tags=zz1'],
  ['a search with an unknown tag', '/products?search=flagg&tags=zz1'],
])('%s is not kept', async (_what, target) => {
  expect(await addressOf(target)).toBeUndefined()
})
