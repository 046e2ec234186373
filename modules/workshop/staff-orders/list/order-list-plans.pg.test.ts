import { expect, test } from 'vitest'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { plansOf as plansOfTable } from '../../../shared/lists/test-plans.ts'
import { databaseOfFile } from '../../../shared/test-database.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import { paidOrderPart, uncountedOrderPart } from './order-list-queries.ts'
import { fillTexts } from './test-order-texts-queries.ts'

const now = new Date()
const count = 12_000
const database = await databaseOfFile()
await fillTexts(database.sql, count)

type Stored = { id: number; name: string; total: number; at: Date; status: string; text: string }
const all: readonly Stored[] = await database.sql<Stored[]>`
  select id, customer_name as name, total, created_at as at, status, search_text as text
  from orders.orders
  order by created_at desc, id desc
`

const plansOf = (query: OrderQuery) =>
  plansOfTable(database, 'orders.orders', (sql) => paidOrderPart(sql, { ...query, limit: 50 }, now))

test.each<[OrderQuery, string]>([
  [{}, 'Index Only Scan Backward using paid_orders_by_age'],
  [{ sort: 'oldest' }, 'Index Only Scan using paid_orders_by_age'],
  [{ status: 'pending' }, 'using orders_of_status_by_age'],
  [{ sort: 'highest', status: 'shipped' }, 'Index Only Scan Backward using paid_orders_by_total'],
  [{ sort: 'name', period: 'month' }, 'using paid_orders_by_'],
  [{ search: 'utgått' }, 'Bitmap Index Scan on orders_by_text'],
  [{ search: 'kunde4711@example.com' }, 'Bitmap Index Scan on orders_by_text'],
  [{ search: 'alle 471' }, 'Bitmap Index Scan on orders_by_text'],
  [{ search: 'finnes ikke', sort: 'highest' }, 'Bitmap Index Scan on orders_by_text'],
  [{ search: 'zq' }, 'Bitmap Index Scan on orders_by_beginning_of_name'],
  [{ mark: 'refunded' }, 'refunded_orders_by_age'],
  [{ mark: 'custom' }, 'custom_lines'],
  [{ mark: 'disputed' }, 'disputes'],
])('the view %j uses an index, without a sequential scan of orders', async (query, index) => {
  const plans = await plansOf(query)
  expect(plans).toContain(index)
  expect(plans).not.toContain('Seq Scan on orders')
})

test.each([
  ['alle', 'newest', 'Backward using paid_orders_by_age'],
  ['alle', 'name', 'using paid_orders_by_name'],
  ['tidligere', 'newest', 'Backward using paid_orders_by_age'],
] as const)(
  'the search for %s, a common text, by %s reads the list from its start',
  async (search, sort, index) => {
    const plans = await plansOfTable(database, 'orders.orders', (sql) =>
      uncountedOrderPart(sql, { search, sort, limit: 50 }, now),
    )
    expect(plans).toContain(index)
    expect(plans).not.toMatch(/Seq Scan on orders|orders_by_text/)
  },
)

test('the part after a cursor starts in the index at the end of the part before', async () => {
  const { nextCursor } = await paidOrderPart(database.sql, { limit: 50, sort: 'name' }, now)
  const plans = await plansOf({ sort: 'name', ...(nextCursor && { cursor: nextCursor }) })
  expect(plans).toMatch(/Index Cond: \(ROW\(customer_name, id\) > ROW/)
})

const byName = new Intl.Collator('nb')
const compare = {
  newest: () => 0,
  highest: (a: Stored, b: Stored) => b.total - a.total || b.id - a.id,
  name: (a: Stored, b: Stored) => byName.compare(a.name, b.name) || a.id - b.id,
}

// In all orders, in all but the newest, in one of seven side by side by name, in the oldest, in few, in one, and in none.
const searches = ['alle', 'tidligere', 'kari', 'utgått', 'nordmann 77', 'kunde4711@', 'finnes ikke']
const queries = searches.flatMap((search) =>
  (['newest', 'highest', 'name'] as const).flatMap((sort) => [
    { search, sort },
    { search, sort, status: 'shipped' as const },
  ]),
)

test.each(queries)(
  'AORD-01 the parts of %j have each order that a comparison finds once and in order, counted up to the limit',
  async ({ search, sort, status }) => {
    const [word = '', beginning = ''] = search.split(' ')
    const wanted = all
      .filter((order) => !status || order.status === status)
      .filter(({ text }) => text.includes(word) && text.includes(beginning && ` ${beginning}`))
      .toSorted(compare[sort])
      .map(({ id }) => id)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const query = { search, sort, ...(status && { status }), ...(cursor && { cursor }) }
      // A small first part, so that the search reads few orders; then large ones.
      const part = await paidOrderPart(database.sql, { ...query, limit: cursor ? 1000 : 5 }, now)
      expect([part.matching, part.total]).toEqual([Math.min(wanted.length, mostCounted), count])
      seen.push(...part.orders.map(({ id }) => id))
      cursor = part.nextCursor
    } while (cursor)
    expect(seen).toEqual(wanted)
  },
)
