import { expect, test } from 'vitest'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import { read, sqlOf } from './markdown.ts'

const database = await databaseOfFile()

const statements = sqlOf(read('docs/operations.md')).flatMap((block) => block.split(';'))

test.each(statements)('the database understands the runbook: %s', async (statement) => {
  const [plan] = await database.sql.unsafe(`explain ${statement}`)
  expect(plan).toBeDefined()
})
