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

// Fails with the unpatched `postgres`, as the test of a closed connection in api/outage.pg.test.ts does: `npm ci
// --ignore-scripts` skips scripts/patches.
test('rows received before an error leave no holes in the next result', async () => {
  const failing = sql`select 1 / (4 - i) from generate_series(1, 10) i`
  const next = sql<{ i: number }[]>`select i from generate_series(1, 5) i`
  const [failed, rows] = await Promise.allSettled([failing, next])
  expect(failed).toMatchObject({ reason: { code: '22012' } })
  expect(rows).toMatchObject({ value: [1, 2, 3, 4, 5].map((i) => ({ i })) })
})
