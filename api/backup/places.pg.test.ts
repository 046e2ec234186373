import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pino from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseOfFile } from '../../modules/shared/test-database.ts'
import { startS3Server } from '../../scripts/test/s3-server.ts'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { migrationsBelow, modules } from '../platform/database/migration/files.ts'
import { openFiles } from '../platform/files/open-files.ts'
import { startQueue } from '../platform/queue/queue.ts'
import { storedQueueVersion } from '../platform/queue/queue-queries.ts'
import { queueVersion } from '../platform/queue/queue-schema.ts'
import {
  backedUp,
  changed,
  emptyPlace,
  filesIn,
  newFolder,
  placeOf,
  restored,
} from '../testing/test-backup.ts'
import {
  addImage,
  allRows,
  appliedMigrations,
  behaviour,
  tablesIn,
} from '../testing/test-backup-queries.ts'

const hash = 'a'.repeat(64)

const database = await databaseOfFile()
const queue = await startQueue(database.sql, pino({ level: 'silent' }), false)
await queue.stop()
await addImage(database.sql, hash)

/** The place of the shop of these tests, with its pictures in a new folder. */
async function filledPlace() {
  const dataDir = newFolder()
  const config = placeOf({ databaseUrl: database.url, dataDir })
  const files = await openFiles(config, { warn: () => undefined })
  for (const name of [`${hash}.png`, `${hash}-preview.webp`, `${hash}-pixels.pam.gz`])
    await files.write(name, Buffer.from(`Picture ${name}`))
  return { config, dataDir }
}

const backup = async () => (await backedUp((await filledPlace()).config)).path

test('pictures move by a backup from a folder into a bucket, and back', async () => {
  const source = await filledPlace()
  const server = await startS3Server()
  onTestFinished(server.stop)
  const first = await emptyPlace()
  const bucket = placeOf({ ...first, databaseUrl: first.database.url }, server.filesUrl)
  await restored(bucket, (await backedUp(source.config)).path)
  const { path } = await backedUp(bucket)
  const last = await emptyPlace()
  await restored(last.config, path)
  expect(await filesIn(last.dataDir)).toEqual(await filesIn(source.dataDir))
  expect(await allRows(last.database.sql)).toEqual(await allRows(database.sql))
  const other = await emptyPlace()
  await expect(restored({ ...other.config, filesStore: bucket.filesStore }, path)).rejects.toThrow(
    /^The bucket bilder is not empty: it has a{64}/,
  )
  expect(await tablesIn(other.database.sql)).toEqual([])
})

test('a user who owns the database restores it, without being a superuser', async () => {
  const server = openDatabase(inject('databaseUrl'), { max: 1 })
  onTestFinished(() => server.end({ timeout: 5 }))
  const name = `owner_${crypto.randomUUID().slice(0, 8)}`
  await server.unsafe(`create role ${name} login password '${name}'`)
  onTestFinished(async () => void (await server.unsafe(`drop role ${name}`)))
  const { config, database: target } = await emptyPlace()
  const url = Object.assign(new URL(target.url), { username: name, password: name })
  await server.unsafe(`alter database ${url.pathname.slice(1)} owner to ${name}`)
  await restored({ ...config, databaseUrl: url.href }, await backup())
  expect(await allRows(target.sql)).toEqual(await allRows(database.sql))
})

test('a backup of an older version is migrated to this one', async () => {
  const folder = newFolder()
  await mkdir(join(folder, 'a/migrations'), { recursive: true })
  const older = (await migrationsBelow(modules)).slice(0, -5)
  for (const { name, sql } of older) await writeFile(join(folder, 'a/migrations', name), sql)
  const { database: source, config } = await emptyPlace()
  await migrate(source.sql, { folder: pathToFileURL(`${folder}/`) })
  await addImage(source.sql, hash)
  const target = await emptyPlace()
  await restored(target.config, (await backedUp(config)).path)
  expect(await appliedMigrations(target.database.sql)).toEqual(
    await appliedMigrations(database.sql),
  )
  expect((await allRows(target.database.sql))['artwork.pictures']).toHaveLength(1)
})

test('without the extension pg_trgm, its indexes are left out, and added with it', async () => {
  const { config, database: target } = await emptyPlace()
  const { sql } = target
  // Stands for a server without the extension: its operators are not found.
  await sql.unsafe('create schema elsewhere; create extension pg_trgm schema elsewhere')
  await restored(config, await backup())
  const all = await appliedMigrations(database.sql)
  expect((await appliedMigrations(sql)).length).toBeLessThan(all.length)
  await sql`alter extension pg_trgm set schema public`
  await migrate(sql)
  expect(await appliedMigrations(sql)).toEqual(all)
})

test('a job queue of an older version is created by its own plan, and migrated to this one', async () => {
  const { config, database: target } = await emptyPlace()
  const older = queueVersion() - 3
  const ofQueue = ({ schema }: { schema: string }) => schema === 'jobs'
  const path = await changed(await backup(), ({ tables, ...one }) => ({
    ...one,
    queue: { version: older },
    tables: tables.filter((table) => !ofQueue(table)),
  }))
  await restored(config, path)
  expect(await storedQueueVersion(target.sql)).toBe(queueVersion())
  expect(await behaviour(target.sql)).toEqual(await behaviour(database.sql))
})

test('what production’s image has no tables for, as the stand-ins of a demo, is left out', async () => {
  const { config, database: target } = await emptyPlace()
  const unknown = { schema: 'of_a_stand_in', name: 'payments', columns: ['id'] }
  const sequence = { schema: 'of_a_stand_in', name: 'ids', last: '7' }
  const path = await changed(
    await backup(),
    ({ tables, sequences, ...one }) => ({
      ...one,
      tables: [...tables, unknown],
      sequences: [...sequences, sequence],
    }),
    [{ name: 'tables/of_a_stand_in.payments/000001', bytes: Buffer.from('7\n') }],
  )
  expect(await restored(config, path)).toContain(
    'Without the tables of stand-ins: of_a_stand_in.payments',
  )
  expect(await allRows(target.sql)).toEqual(await allRows(database.sql))
})

test('a backup of a job queue from another version is refused: its plan is unknown', async () => {
  const { config } = await filledPlace()
  const version = queueVersion()
  await database.sql`update jobs.version set version = ${version - 1}`
  await expect(backedUp(config)).rejects.toThrow(
    `The job queue has schema ${version - 1}, and this version of the shop knows ${version}`,
  )
  await database.sql`update jobs.version set version = ${version}`
})
