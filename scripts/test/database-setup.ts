import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../api/platform/database/database.ts'
import { migrate } from '../../api/platform/database/migrate.ts'
import { migrateQueue } from '../../api/platform/queue/migrate-queue.ts'
import { startEmbeddedPostgres } from '../../api/stand-ins/database/postgres.ts'
import { prepareSchema } from '../../api/stand-ins/payments/schema.ts'
import { administrator } from '../../api/testing/administrator.ts'
import { inserted } from '../../modules/admin/staff-queries.ts'
import { seedIfEmpty } from '../../modules/catalogue/seed.ts'
import { inTransaction, type Pool } from '../../modules/shared/transaction.ts'

/** One PostgreSQL server for the whole run, with the templates that test files clone. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-test-'))
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300']
  const database = await startEmbeddedPostgres(
    folder,
    settings.flatMap((one) => ['-c', one]),
  )
  const stop = async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplates(database.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('databaseUrl', database.url)
  return stop
}

async function makeTemplates(serverUrl: string): Promise<void> {
  await makeTemplate(serverUrl, 'shop_template', 'template1', migrate)
  await makeTemplate(serverUrl, 'stocked_template', 'shop_template', async (sql) => {
    await seedIfEmpty(sql)
    await prepareSchema(sql)
    await inTransaction(sql, migrateQueue)
    const { username, password } = administrator
    // A password is to cost a thief time, and not each test that logs in.
    const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1 })
    await inserted(sql, { id: randomUUID(), username, passwordHash })
  })
}

async function makeTemplate(
  serverUrl: string,
  name: string,
  template: string,
  fill: (sql: Pool) => Promise<unknown>,
): Promise<void> {
  const server = openDatabase(serverUrl, { max: 1 })
  await server.unsafe(`create database ${name} template ${template}`)
  await server.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const sql = openDatabase(url.href, { max: 2 })
  await fill(sql).finally(() => sql.end({ timeout: 5 }))
}
