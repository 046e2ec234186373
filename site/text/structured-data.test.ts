import { expect, test } from 'vitest'
import { productListData, productPageData, shopData } from './structured-data.ts'

const patch = {
  id: 1,
  name: 'Prøvepatch',
  description: 'En patch til prøve',
  image: '/patches/1-prove.svg',
  imageColour: '#c8102e',
  category: 'humor',
  price: 49,
  tags: [],
  rating: 4.5,
  reviewCount: 12,
  stock: 40,
  isNew: false,
  isPopular: false,
  isGlowInDark: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}

test('search engines are told the price of a patch, and not its invented rating', () => {
  const data = JSON.stringify(productListData('Humor', [patch], (path) => path, 0))
  expect(data).toContain('49.00')
  expect(data).not.toMatch(/rating|review/i)
})

test.each([
  [40, 'InStock'],
  [0, 'OutOfStock'],
])('a patch’s page tells its offer with %i units, and the way to it', (stock, availability) => {
  const absolute = (path: string) => `https://shop.test${path}`
  const page = productPageData({ ...patch, stock, price: 49.5 }, absolute)
  const [product, trail] = JSON.parse(JSON.stringify(page))['@graph']
  const url = 'https://shop.test/patch/1-provepatch'
  expect(product).toMatchObject({
    '@type': 'Product',
    name: 'Prøvepatch',
    image: 'https://shop.test/patches/1-prove.svg',
    offers: {
      url,
      price: '49.50',
      priceCurrency: 'NOK',
      availability: `https://schema.org/${availability}`,
    },
  })
  expect(trail.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://shop.test/products',
    'https://shop.test/products?category=humor',
    url,
  ])
})

test('search engines are told a VAT number only of a seller that has one', () => {
  expect(shopData(true)).toMatchObject({ vatID: 'NO000000000MVA' })
  expect(JSON.stringify(shopData(false))).not.toMatch(/vat|mva/i)
})
