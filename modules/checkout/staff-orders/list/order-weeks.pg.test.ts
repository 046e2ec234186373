import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { plansOf } from '../../../shared/lists/test-plans.ts'
import { type TestDatabase, testDatabase } from '../../../shared/test-database.ts'
import { fillOrders } from '../test-order-queries.ts'
import { paidOrderPart } from './order-list-queries.ts'

const now = new Date()
const limit = 7
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillOrders(database.sql, { count: 4000, days: 700 })
  await database.sql`
    update checkout.orders
    set search_details = search_details || case
      when created_at < now() - interval '400 days' then E'\nUtgått patch'
      when created_at > now() - interval '300 days' then E'\nFersk patch'
      else ''
    end
    where payment = 'paid'
  `
  await database.sql`vacuum analyze checkout.orders`
})
afterAll(() => database.close())

const searches = [
  { search: 'utgått', sort: 'newest' },
  { search: 'fersk', sort: 'oldest' },
  { search: 'utgått', sort: 'newest', status: 'delivered' },
  { search: 'utgått', sort: 'newest', period: 'month' },
] as const

test.each(searches)(
  'AORD-01 the first parts of %j, of which many match and none at the start, are those of a comparison with every order',
  async (query) => {
    const { search, sort } = query
    const matching = await database.sql<{ id: number }[]>`
      select id
      from checkout.orders
      where payment = 'paid'
        and search_text like ${`%${search}%`}
        and ${'status' in query ? database.sql`status = ${query.status}` : database.sql`true`}
        and ${'period' in query ? database.sql`false` : database.sql`true`}
      order by created_at ${sort === 'newest' ? database.sql`desc` : database.sql`asc`}
    `
    const seen: number[] = []
    let cursor: string | undefined
    for (let part = 0; part < 12; part += 1) {
      const { orders, ...rest } = await paidOrderPart(
        database.sql,
        { ...query, limit, ...(cursor && { cursor }) },
        now,
      )
      expect(rest.matching).toBe(Math.min(matching.length, mostCounted))
      seen.push(...orders.map(({ id }) => id))
      cursor = rest.nextCursor
      if (!cursor) break
    }
    expect(seen).toEqual(matching.slice(0, 12 * limit).map(({ id }) => id))
  },
)

test('AORD-01 the last part of a search with many old matches has no cursor', async () => {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const query = { search: 'utgått', limit: 100, ...(cursor && { cursor }) }
    const { orders, nextCursor } = await paidOrderPart(database.sql, query, now)
    seen.push(...orders.map(({ id }) => id))
    cursor = nextCursor
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  const [counted] = await database.sql`
    select count(*)::int as count
    from checkout.orders
    where payment = 'paid'
      and search_text like '%utgått%'
  `
  expect({ count: seen.length }).toEqual(counted)
})

test('a search with many old matches has the index of the text find those of some weeks', async () => {
  const plans = await plansOf(database, 'checkout.orders', (sql) =>
    paidOrderPart(sql, { search: 'utgått', limit }, now),
  )
  expect(plans).toMatch(/on orders_by_text.*\n\s+Index Cond: .*~~.* AND \(ARRAY\[/)
  expect(plans).not.toContain('Seq Scan on orders')
})
