import { afterAll, beforeAll, expect, test } from 'vitest'
import { msPerDay } from '../../../shared/day.ts'
import { mostCounted } from '../../../shared/lists/most-counted.ts'
import { type TestDatabase, testDatabase } from '../../../shared/test-database.ts'
import { fillOrders } from '../test-order-queries.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import { paidOrderPart } from './order-list-queries.ts'
import { compareOrders, type StoredOrder, storedOrders } from './test-stored-orders-queries.ts'

const now = new Date()
let database: TestDatabase
let all: StoredOrder[]

beforeAll(async () => {
  database = await testDatabase()
  await fillOrders(database.sql, { count: 4000, days: 700 })
  all = await storedOrders(database.sql)
})
afterAll(() => database.close())

/** Common, rarer, rare and absent texts; texts of one and two letters; and texts with characters that `like` knows. */
const searches = [
  'patch',
  'kari nord',
  'ØDEGÅRD 1',
  'kunde77',
  'kunde1234@example.com',
  'RP-00000A',
  'kari 7',
  'nordmann 77',
  'ØDEGÅRD 77',
  'kari zq',
  'ka 77',
  'ær',
  'zq',
  'a',
  '%',
  '_',
  '\\',
]
const queries = searches.flatMap((search): OrderQuery[] => [
  { search },
  { search, status: 'shipped', sort: 'highest' },
  { search, sort: 'name' },
])

/** Walks from part to part and compares ids and counts with the wanted orders. */
async function expectParts(query: OrderQuery, wanted: readonly number[], matching: number) {
  const seen: number[] = []
  let cursor: string | undefined
  do {
    // A small first part, so that a search reads few orders; then large ones.
    const limit = cursor ? 500 : 5
    const part = await paidOrderPart(
      database.sql,
      { ...query, limit, ...(cursor && { cursor }) },
      now,
    )
    expect([part.matching, part.total]).toEqual([matching, all.length])
    seen.push(...part.orders.map(({ id }) => id))
    cursor = part.nextCursor
  } while (cursor)
  expect(seen).toEqual(wanted)
}

test.each(queries)(
  'AORD-01 the parts of %j have what a comparison with every order finds, each once and in order',
  async (query) => {
    const { search = '', status, sort = 'newest' } = query
    const words = search.toLowerCase().split(' ')
    const wanted = all
      .filter((order) => !status || order.status === status)
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .sort(compareOrders[sort as keyof typeof compareOrders])
      .map(({ id }) => id)
    await expectParts(query, wanted, Math.min(wanted.length, mostCounted))
  },
)

const periods = (['week', 'month'] as const).flatMap((period): OrderQuery[] => [
  { period, sort: 'highest' },
  { period, sort: 'lowest' },
  { period, sort: 'highest', status: 'cancelled' },
])

test.each(periods)(
  'AORD-04 the parts of %j have each order of the period once and in order',
  async (query) => {
    const { period, status, sort } = query
    const start = now.getTime() - (period === 'week' ? 7 : 30) * msPerDay
    const wanted = all
      .filter((order) => !status || order.status === status)
      .filter(({ at }) => at.getTime() >= start)
      .sort(compareOrders[sort as 'highest' | 'lowest'])
      .map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(0)
    await expectParts(query, wanted, wanted.length)
  },
)
