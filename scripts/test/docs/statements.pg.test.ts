import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../modules/shared/test-database.ts'
import { read, sqlOf } from './markdown.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const statements = sqlOf(read('docs/operations.md')).flatMap((block) => block.split(';'))

test.each(statements)('the database understands the runbook: %s', async (statement) => {
  const [plan] = await database.sql.unsafe(`explain ${statement}`)
  expect(plan).toBeDefined()
})
