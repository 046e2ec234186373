import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isTest, root } from '../../../../scripts/test/imports.ts'

/** State that lasts longer than a transaction. Behind a pooler, the next transaction runs in another session. */
const sessionState =
  /pg_(try_)?advisory_(un)?lock|set_config\([^)]*,\s*false\)|\w`\s*(set (?!(?:local|constraints)\b)|reset |discard |un?listen )|create temp(orary)? (?!.*on commit drop)|\.(un)?listen\([`'"]|\.reserve\(\)/

test('what needs a session is only in files whose connections bypass a pooler', () => {
  const users = ['api', 'modules']
    .flatMap(filesBelow)
    .filter((file) => !isTest(file) && !/\/test[^/]*$|^api\/testing\//.test(file))
    .filter((file) => sessionState.test(readFileSync(join(root, file), 'utf8')))
  expect(users.sort()).toEqual([
    'api/platform/database/database-watch.ts',
    'api/platform/database/migrate.ts',
    'api/platform/database/migration/migration-queries.ts',
    // A script of the queue is one message, and so runs in one session.
    'api/platform/queue/queue-database.ts',
  ])
})

test.each([
  'sql`select pg_advisory_lock(1)`',
  'sql`select pg_try_advisory_lock(1) as ok`',
  "sql`select set_config('lock_timeout', '1', false)`",
  "sql`\n  set statement_timeout = '5min'`",
  'sql`create temp table sample as select`',
  "sql.listen('orders', hear)",
  'await sql.reserve()',
])('the guard sees %s', (text) => expect(text).toMatch(sessionState))

test.each([
  'sql`select pg_advisory_xact_lock(1)`',
  'sql`select pg_try_advisory_xact_lock(1)`',
  "sql`select set_config('lock_timeout', '1', true)`",
  "sql`set local statement_timeout = '5min'`",
  'sql`set constraints all immediate`',
  'sql`update a.b set c = 1`',
  'server.listen(port, host)',
])('a transaction may use %s', (text) => expect(text).not.toMatch(sessionState))
