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
  const stop = async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(database.url)
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('databaseUrl', database.url)
  return stop
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const server = openDatabase(serverUrl, { max: 1 })
  await server.unsafe('create database shop_template')
  await server.end()
  const url = new URL(serverUrl)
  url.pathname = '/shop_template'
  const template = openDatabase(url.href, { max: 2 })
  try {
    await migrate(template)
  } finally {
    await template.end({ timeout: 5 })
  }
}
