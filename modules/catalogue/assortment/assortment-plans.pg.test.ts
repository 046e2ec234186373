import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostCounted } from '../../shared/lists/most-counted.ts'
import { plansOf } from '../../shared/lists/test-plans.ts'
import { stockedDatabase, type TestDatabase } from '../../shared/test-database.ts'
import { assortmentPart } from './assortment-list-queries.ts'
import type { AssortmentQuery } from './assortment-parts-queries.ts'
import { fillProducts } from './test-product-queries.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await stockedDatabase()
  await fillProducts(database.sql, 7040)
})
afterAll(() => database.close())

const plansOfList = (query: AssortmentQuery) =>
  plansOf(database, 'catalogue.products', (sql) => assortmentPart(sql, query))

test.each([
  ['odegaard', 'products_by_text'],
  ['flagg 17', 'products_by_text'],
  ['zq', 'products_by_short_text'],
  ['%', 'products_by_short_text'],
])('the search for the rare text %j uses the index %s', async (search, index) => {
  const plans = await plansOfList({ search })
  expect(plans).toContain(`Bitmap Index Scan on ${index}`)
  expect(plans).not.toContain('Seq Scan on products')
})

test('the first view reads a part of the products in the order of their ids, and counts none', async () => {
  const plans = await plansOfList({})
  expect(plans).toContain('Scan Backward using products_pkey')
  expect(plans).not.toMatch(/Seq Scan on products|Index Only Scan using/)
})

test('the search for a common text counts no further than the limit', async () => {
  const { products, matching, total } = await assortmentPart(database.sql, {
    search: 'e',
    limit: 5,
  })
  expect([products.length, matching, total]).toEqual([5, mostCounted, 7040])
})

test('a common letter is counted without the index, which would return most products', async () => {
  expect(await plansOfList({ search: 'e' })).not.toContain('products_by_short_text')
})
