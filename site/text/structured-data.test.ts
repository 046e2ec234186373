import { expect, test } from 'vitest'
import { productListData, shopData } from './structured-data.ts'

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

test('search engines are told a VAT number only of a seller that has one', () => {
  expect(shopData(true)).toMatchObject({ vatID: 'NO000000000MVA' })
  expect(JSON.stringify(shopData(false))).not.toMatch(/vat|mva/i)
})
