import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../modules/shared/test-database.ts'
import { openDatabase } from './database.ts'

let database: TestDatabase
let sql: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await testDatabase()
  sql = openDatabase(database.url, { max: 1 })
})
afterAll(async () => {
  await sql.end({ timeout: 5 })
  await database.close()
})

// Fails on `postgres` as released, like the closed connection in api/outage.pg.test.ts: `npm ci --ignore-scripts`
// leaves out scripts/patches.
test('rows that came before an error leave no holes in the next answer', async () => {
  const failing = sql`select 1 / (4 - i) from generate_series(1, 10) i`
  const next = sql<{ i: number }[]>`select i from generate_series(1, 5) i`
  const [failed, rows] = await Promise.allSettled([failing, next])
  expect(failed).toMatchObject({ reason: { code: '22012' } })
  expect(rows).toMatchObject({ value: [1, 2, 3, 4, 5].map((i) => ({ i })) })
})
