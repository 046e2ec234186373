import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillOrders } from '../../../scripts/bench/queries.ts'
import { type TestDatabase, testDatabase } from '../../shared/test-database.ts'
import type { Pool } from '../../shared/transaction.ts'
import { type OrderQuery, paidOrderPart } from './order-list-queries.ts'
import { orderSummary } from './summary-queries.ts'

const now = new Date()
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillOrders(database.sql, { count: 10_000, days: 700 })
})
afterAll(() => database.close())

/** The query plan of PostgreSQL. */
async function planOf(ask: (sql: Pool) => Promise<unknown>): Promise<string> {
  const asked: { text: string; parameters: unknown[] }[] = []
  const sql = postgres(database.url, {
    max: 1,
    debug: (_connection, text, parameters) => void asked.push({ text, parameters }),
  })
  await ask(sql)
  await sql.end()
  const [query] = asked.filter(({ text }) => text.includes('checkout.orders'))
  const rows = await database.sql.unsafe(
    `explain ${query?.text}`,
    query?.parameters as postgres.ParameterOrJSON<never>[],
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test.each<[OrderQuery, string]>([
  [{}, 'Backward using paid_orders_by_age'],
  [{ sort: 'oldest' }, 'using paid_orders_by_age'],
  [{ sort: 'highest', status: 'shipped' }, 'Backward using paid_orders_by_total'],
  [{ sort: 'lowest', period: 'week' }, 'using paid_orders_by'],
  [{ sort: 'name' }, 'using paid_orders_by_name'],
])('the view %j uses an index, without a sequential scan of orders', async (query, index) => {
  const plan = await planOf((sql) => paidOrderPart(sql, { ...query, limit: 50 }, now))
  expect(plan).toContain(`Index Only Scan ${index}`)
  expect(plan).not.toContain('Seq Scan')
})

test('the part after a cursor starts in the index at the end of the part before', async () => {
  const { nextCursor } = await paidOrderPart(database.sql, { limit: 50, sort: 'name' }, now)
  const query: OrderQuery = { limit: 50, sort: 'name', cursor: nextCursor }
  const plan = await planOf((sql) => paidOrderPart(sql, query, now))
  expect(plan).toMatch(/Index Cond: \(ROW\(customer_name, id\) > ROW/)
  expect(plan).not.toContain('Seq Scan')
})

test('the figures use an index', async () => {
  const plan = await planOf((sql) => orderSummary(sql, now))
  expect(plan).toContain('Index Only Scan using paid_orders_by_age')
  expect(plan).not.toContain('Seq Scan')
})
