import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../modules/shared/test-database.ts'
import { freePort } from '../stand-ins/free-port.ts'
import { databaseWay } from '../testing/database-way.ts'

const { PATH, NODE_COMPILE_CACHE } = process.env

/** A process of the shop in the role `worker`. */
async function startWorker(databaseUrl: string) {
  const port = await freePort()
  const settings = { DATABASE_URL: databaseUrl, PORT: String(port), SHOP_ROLE: 'worker' }
  const child = spawn(process.execPath, ['api/server.ts'], {
    cwd: new URL('../../', import.meta.url).pathname,
    env: { PATH, NODE_COMPILE_CACHE, ...settings },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answer) => answer.status,
      () => 0,
    )
  return { child, ended, errors: text(child.stderr), status }
}

test('a worker is alive while its database is away and while its start migrates, and ends when it is told to', async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const way = await databaseWay(database.url)
  way.close()
  const { child, ended, errors, status } = await startWorker(way.url)
  await expect.poll(() => status('/healthz')).toBe(200)
  expect(await status('/readyz')).toBe(503)

  // The lock of another process that migrates: see migration-queries.ts.
  const other = await database.sql.reserve()
  await other`select pg_advisory_lock(7270017)`
  way.mend()
  onTestFinished(way.close)
  const migrating = () => database.sql`
    select
    from pg_stat_activity
    where datname = current_database() and query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()
  `
  // A busy machine takes long to find that the database is back.
  await expect.poll(async () => (await migrating()).length, { timeout: 90_000 }).toBe(1)
  expect(await status('/healthz')).toBe(200)

  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await errors).toBe('')
  other.release()
})
