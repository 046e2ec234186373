import { expect, test } from 'vitest'
import { outcomeOf } from '../test/ran.ts'

const root = new URL('../../', import.meta.url).pathname

test.each(['admin list', 'migrate --check', 'seed --missing', 'database/backup a'])(
  'npm run %s ends with one line in production when it has no database',
  async (command) => {
    const [script, ...args] = command.split(' ')
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' }
    const run = [process.execPath, `scripts/${script}.ts`, ...args]
    expect(await outcomeOf(run, { cwd: root, env })).toEqual({
      code: 1,
      out: '',
      err: 'DATABASE_URL: is missing: a PostgreSQL server, as postgres://…\n',
    })
  },
)
