import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { plansOf } from '../../../shared/lists/test-plans.ts'
import { type TestDatabase, testDatabase } from '../../../shared/test-database.ts'
import { fillOrders } from '../test-order-queries.ts'
import { paidOrderPart, uncountedOrderPart } from './order-list-queries.ts'

const now = new Date()
const limit = 7
let database: TestDatabase

/**
 * Names of which many are equal; before, between and after the letters; in both spellings of å; and, for 'karsten', far
 * behind others in the same stretch of the alphabet.
 */
const names = [
  '1. klasse',
  'Kamilla',
  'Kamilla',
  'Kamilla Å',
  'Karsten',
  'KARI nordmann',
  'kari Nordmann',
  'Kari-Anne Wåge',
  'Aase Bø',
  'åse bø',
  'Øystein Århus',
  'Zoë Aas',
  '.',
]

beforeAll(async () => {
  database = await testDatabase()
  await fillOrders(database.sql, { count: 6000, days: 700 })
  await database.sql`
    update checkout.orders
    set customer_name = (${names}::text[])[1 + id % ${names.length}]
    where payment = 'paid'
  `
  await database.sql`vacuum analyze checkout.orders`
})
afterAll(() => database.close())

test('the stretches of the alphabet begin in the order of the names', async () => {
  const [row] = await database.sql`
    select
      array_agg(distinct start collate "nb-x-icu") = checkout.stretch_starts() as "areInOrder"
    from unnest(checkout.stretch_starts()) start
  `
  expect(row).toEqual({ areInOrder: true })
})

const searches = [
  { search: 'kari' },
  { search: 'karsten' },
  { search: 'bø' },
  { search: 'år' },
  { search: 'zoë', status: 'shipped' },
  { search: 'nordmann 7' },
  { search: 'kunde12' },
  { search: '. kl' },
  { search: 'aas', period: 'month' },
  { search: 'finnes ikke' },
] as const

test.each(searches)(
  'AORD-01 the parts of %j by name are those of a comparison with every order',
  async (query) => {
    const start = new Date(now.getTime() - 30 * 24 * 3_600_000)
    const words = query.search.split(' ').map((word) => `%${word}%`)
    const matching = await database.sql<{ id: number }[]>`
      select id
      from checkout.orders
      where payment = 'paid'
        and search_text like all (${words})
        and ${'status' in query ? database.sql`status = ${query.status}` : database.sql`true`}
        and ${'period' in query ? database.sql`created_at >= ${start}` : database.sql`true`}
      order by customer_name, id
    `
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const { orders, ...rest } = await paidOrderPart(
        database.sql,
        { ...query, sort: 'name', limit, ...(cursor && { cursor }) },
        now,
      )
      expect(rest.matching).toBe(Math.min(matching.length, mostCounted))
      seen.push(...orders.map(({ id }) => id))
      cursor = rest.nextCursor
    } while (cursor)
    expect(seen).toEqual(matching.map(({ id }) => id))
  },
)

const plansOfSearch = (search: string) =>
  plansOf(database, 'checkout.orders', (sql) =>
    uncountedOrderPart(sql, { search, sort: 'name', limit }, now),
  )

test.each([
  ['karsten', 'orders_by_text'],
  ['år', 'orders_by_short_text'],
])(
  'the search for %j by name has %s find those of some stretches of the alphabet',
  async (search, index) => {
    const plans = await plansOfSearch(search)
    expect(plans).toMatch(
      new RegExp(`on ${index} .*\\n\\s+Index Cond: .*AND .*width_bucket\\(customer_name`),
    )
    expect(plans).not.toContain('Seq Scan on orders')
  },
)

test('a first name is read in the order of the list from its stretch of the alphabet on', async () => {
  expect(await plansOfSearch('kari')).toMatch(
    /using paid_orders_by_name.*\n\s+Index Cond: \(customer_name >= 'k'::text\)/,
  )
})
