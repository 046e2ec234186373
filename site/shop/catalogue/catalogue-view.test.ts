import { expect, test } from 'vitest'
import { filterKey } from '../product/index.ts'
import { addressOf, viewOf } from './catalogue-view.ts'

const read = (query: string) => viewOf(new URLSearchParams(query))
const plain = read('')

test('PROD-10, PROD-15 without parameters: everything, most popular first, as a grid', () => {
  expect(plain).toMatchObject({ tags: [], sort: 'popular', view: 'grid', page: 1 })
  expect(plain.category).toBeUndefined()
  expect(addressOf(plain)).toBe('/products')
})

test.each([
  '/products?category=mat+og+drikke',
  '/products?search=%C3%B8l',
  '/products?tags=red&tags=blue',
  '/products?isNew=true&isPopular=true&isGlowInDark=true',
  '/products?sort=price-asc&view=list&page=3',
  '/products?category=humor&search=x&tags=red&isNew=true&sort=newest&view=list&page=2',
])('PROD-08, PROD-09 the address %s comes back as it was', (address) => {
  expect(addressOf(read(address.split('?')[1] ?? ''))).toBe(address)
})

test('PROD-02 ‘Alle patcher’ means no filter', () => {
  expect(read('category=Alle+patcher')).toEqual(plain)
  expect(read('category=')).toEqual(plain)
})

test.each([
  ['category=Mat+og+drikke', 'mat og drikke'],
  ['category=%20MAT%20OG%20DRIKKE%20', 'mat og drikke'],
  ['category=BL%C3%85B%C3%86R', 'blåbær'],
  ['category=Bla%CC%8Ab%C3%A6r', 'blåbær'],
  ['category=Finnesikke', 'Finnesikke'],
])('PROD-09 %s, however it is written, is the category %s', (query, category) => {
  const categories = ['mat og drikke', 'blåbær']
  expect(viewOf(new URLSearchParams(query), categories).category).toBe(category)
  expect(viewOf(new URLSearchParams('category=alle%20PATCHER'), categories)).toEqual(plain)
})

test('cutting a long search splits no emoji', () => {
  expect(read(`search=${'a'.repeat(199)}🍺`).search).toBe('a'.repeat(199))
})

test('an empty form is the plain catalogue', () => {
  expect(read('view=grid&category=Alle+patcher&search=&sort=popular')).toEqual(plain)
})

test('the pressed button wins over the form’s hidden view field', () => {
  expect(read('view=list&view=grid').view).toBe('grid')
})

test.each([
  'sort=worst',
  'view=3d',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e1',
  'page=0x10',
  'page=99999999999',
  'page=x',
  'isNew=1',
])('%s makes no sense and counts as absent', (query) => {
  expect(read(query)).toEqual(plain)
})

test('the same filters have the same key, whatever the order, view and page', () => {
  expect(filterKey(read('tags=red&tags=blue&sort=name&view=list&page=2'))).toBe(
    filterKey(read('tags=blue&tags=red')),
  )
  expect(filterKey(read('tags=red'))).not.toBe(filterKey(plain))
})
