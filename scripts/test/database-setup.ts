import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../api/database/database.ts'
import { migrate } from '../../api/database/migrate.ts'
import { startEmbeddedPostgres } from '../../api/embedded/postgres.ts'

/** One PostgreSQL server for the whole run, with a migrated template that each test file clones. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'russpatcher-test-'))
  const database = await startEmbeddedPostgres(folder, [
    '-c',
    'fsync=off',
    '-c',
    'max_connections=300',
  ])
  const server = openDatabase(database.url, { max: 1 })
  await server.unsafe('create database shop_template')
  await server.end()
  const url = new URL(database.url)
  url.pathname = '/shop_template'
  const template = openDatabase(url.href, { max: 2 })
  await migrate(template)
  await template.end()
  project.provide('databaseUrl', database.url)
  return async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
