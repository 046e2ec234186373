import { readdirSync } from 'node:fs'
import pino from 'pino'
import { expect, test } from 'vitest'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import { startQueue } from '../../platform/queue/queue.ts'
import {
  backedUp,
  changed,
  emptyPlace,
  newFolder,
  placeOf,
  restored,
} from '../../testing/test-backup.ts'
import { tablesIn } from '../../testing/test-backup-queries.ts'
import type { Entry } from '../archive/read-archive.ts'
import type { Manifest } from '../manifest.ts'

const database = await databaseOfFile()
const queue = await startQueue(database.sql, pino({ level: 'silent' }), false)
await queue.declare([{ queue: 'a', retryLimit: 1, handle: async () => undefined }])
await queue.stop()

const planted = 'create table public.planted ()'

/** A backup whose content was changed after it was made, with the right checksum. */
async function forged(change: (manifest: Manifest) => object, more: readonly Entry[] = []) {
  const { path } = await backedUp(placeOf({ databaseUrl: database.url, dataDir: newFolder() }))
  return changed(path, change, more)
}

async function expectRefusal(backup: string, message: string | RegExp) {
  const { config, database, dataDir } = await emptyPlace()
  await expect(restored(config, backup)).rejects.toThrow(message)
  expect(await tablesIn(database.sql)).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
}

test('a plan of the job queue in a backup is not executed', async () => {
  const { config, database } = await emptyPlace()
  const backup = await forged(({ queue, ...one }) => ({
    ...one,
    queue: { ...queue, plan: planted },
    migrations: one.migrations.map((migration) => ({ ...migration, sql: planted })),
  }))
  await restored(config, backup)
  expect((await tablesIn(database.sql)).map(({ name }) => name)).not.toContain('planted')
})

const withTable = (schema: string, name: string, columns: string[]) =>
  forged(({ tables, ...one }) => ({ ...one, tables: [...tables, { schema, name, columns }] }))

test.each([
  ['orders', `orders" (id) from stdin; ${planted}; --`, ['id']],
  ['orders', 'orders', ['id', `id") from stdin; ${planted}; --`]],
  // Its rows are statements, which pg-boss executes.
  ['jobs', 'bam', ['id', 'command']],
])('a table %s.%s with the columns %j is refused', async (schema, name, columns) => {
  await expectRefusal(
    await withTable(schema, name, columns),
    /^The backup is not this shop's: its table ".*", or columns of it, cannot be the shop's$/,
  )
})

test.each(['../../escaped.png', 'A.png'])(
  'a picture whose name no file of the shop has is refused before anything is written: %j',
  async (name) => {
    const more = [{ name: `pictures/${name}`, bytes: Buffer.from('a picture') }]
    const message = `The backup is not this shop's: its picture ${JSON.stringify(name)} cannot be the shop's`
    await expectRefusal(await forged((one) => one, more), message)
  },
)

test.each([
  ['name', `b'; ${planted}; --`, 'job_common'],
  ['table', 'b', `job_common; ${planted}; --`],
])('a job queue whose %s goes on as a statement is refused', async (_what, name, table) => {
  const { sql } = database
  await sql`update jobs.queue set name = ${name}, table_name = ${table} where name = 'a'`
  const backup = await forged((one) => one)
  await sql`update jobs.queue set name = 'a', table_name = 'job_common' where name = ${name}`
  await expectRefusal(backup, /its job queue "b.*" cannot be the shop's$/)
})
