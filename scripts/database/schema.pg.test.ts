import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testDatabase } from '../../modules/shared/test-database.ts'
import { dumpSchema } from './dump-schema.ts'

test('modules/schema.sql matches the migrations; `npm run schema` updates it', async () => {
  const database = await testDatabase()
  const written = await readFile(new URL('../../modules/schema.sql', import.meta.url), 'utf8')
  expect(await dumpSchema(database.sql)).toBe(written)
  await database.close()
})
