import { expect, test } from 'vitest'
import { outcomeOf } from '../test/ran.ts'

const root = new URL('../../', import.meta.url).pathname

test.each([
  ['scripts/admin.ts', 'list'],
  ['scripts/migrate.ts', '--check'],
  ['scripts/seed.ts', '--missing'],
  ['scripts/database/backup.ts', 'a'],
])('%s %s ends with one line in production when it has no database', async (...command) => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' }
  expect(await outcomeOf([process.execPath, ...command], { cwd: root, env })).toEqual({
    code: 1,
    out: '',
    err: 'DATABASE_URL: is missing: a PostgreSQL server, as postgres://…\n',
  })
})
