import { expect, test } from 'vitest'
import { setStock } from '../../../api/testing/test-shop-queries.ts'
import type { StaffProduct } from '../../shared/contract/api.d.ts'
import { mostCounted } from '../../shared/lists/most-counted.ts'
import { databaseOfFile, stockedDatabase } from '../../shared/test-database.ts'
import { productsWithIds } from '../queries.ts'
import { matchesFilters, reorderStock } from '../rules.ts'
import { assortmentPart } from './assortment-list-queries.ts'
import type { AssortmentQuery } from './assortment-parts-queries.ts'
import { fillProducts } from './test-product-queries.ts'

const database = await databaseOfFile(stockedDatabase)
const { sql } = database
await sql`update catalogue.products set name = 'A\u030Akleby <GLØD> 100 % \\_', tags = '{rød,ØL}' where id % 40 = 0`
await sql`update catalogue.products set is_hidden = true where id % 7 = 0`
await sql`update catalogue.products set stock = id % 25`
const ids = await sql<{ id: number }[]>`select id from catalogue.products`
const all = await productsWithIds(
  sql,
  ids.map(({ id }) => id),
)

const searches = [
  undefined,
  ' ',
  'flagg',
  'ØL',
  'åkleby',
  'glød> 100 %',
  '\\_',
  '%',
  'r',
  'finnes ikke',
]
const categories = [undefined, ' Sport ', 'ALLE PATCHER', 'finnes ikke']
const shows = ['all', 'low', 'hidden'] as const

const has = {
  all: () => true,
  low: ({ product, isHidden }: StaffProduct) => !isHidden && product.stock < reorderStock,
  hidden: ({ isHidden }: StaffProduct) => isHidden,
}

test.each(shows)(
  'listStaffProducts: %s has what the catalogue’s rules match, in order, in parts',
  async (show) => {
    const byId = all.toSorted((a, b) => b.product.id - a.product.id)
    const byStock = all.toSorted(
      (a, b) => a.product.stock - b.product.stock || a.product.id - b.product.id,
    )
    for (const search of searches)
      for (const category of categories) {
        const wanted = (show === 'low' ? byStock : byId).filter(
          (entry) => has[show](entry) && matchesFilters(entry.product, { search, category }),
        )
        const seen: StaffProduct[] = []
        let cursor: string | undefined
        do {
          const query: AssortmentQuery = {
            show,
            limit: 60,
            ...(search !== undefined && { search }),
            ...(category !== undefined && { category }),
            ...(cursor && { cursor }),
          }
          const part = await assortmentPart(database.sql, query)
          expect([query, part.matching, part.total]).toEqual([query, wanted.length, all.length])
          seen.push(...part.products)
          cursor = part.nextCursor
        } while (cursor)
        expect(seen).toEqual(wanted)
      }
  },
)

test('a patch is in the list of low stock while it is for sale and runs low', async () => {
  const { sql } = database
  const id = 1
  const isLow = async () =>
    (await assortmentPart(sql, { show: 'low', limit: 1000 })).products.some(
      ({ product }) => product.id === id,
    )
  await setStock(sql, id, reorderStock)
  expect(await isLow()).toBe(false)
  await setStock(sql, id, reorderStock - 1)
  expect(await isLow()).toBe(true)
  await sql`update catalogue.products set is_hidden = true where id = ${id}`
  expect(await isLow()).toBe(false)
  await sql`update catalogue.products set is_hidden = false where id = ${id}`
  expect(await isLow()).toBe(true)
  await setStock(sql, id, 500)
  expect(await isLow()).toBe(false)
})

test('a search counts up to the limit, and the number of all products is exact', async () => {
  await fillProducts(database.sql, 3 * all.length)
  const { products, matching, total } = await assortmentPart(database.sql, {
    search: 'e',
    limit: 5,
  })
  expect([products.length, matching, total]).toEqual([5, mostCounted, 3 * all.length])
})
