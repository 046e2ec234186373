import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, inject } from 'vitest'
import type { Pool } from './transaction.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A PostgreSQL server with two templates: `shop_template` has every migration, and `stocked_template` the patches, an
     * administrator, the job queue and the test payment provider beside.
     */
    databaseUrl: string
  }
}

/** The database of one test file. `close` drops it. */
export type TestDatabase = { sql: Pool; url: string; close(): Promise<void> }

/** Hears each statement that the client sends, and on which of its connections. */
export type HearStatement = (connection: number, text: string) => void

/** A separate database for one test file, cloned from the migrated template. */
export const testDatabase = (hear?: HearStatement): Promise<TestDatabase> =>
  newDatabase('shop_template', hear)

/** A separate database with the shop's patches, an administrator, the job queue and the test payment provider's tables. */
export const stockedDatabase = (hear?: HearStatement): Promise<TestDatabase> =>
  newDatabase('stocked_template', hear)

/** A separate database without any migration. */
export const emptyDatabase = (): Promise<TestDatabase> => newDatabase('template1')

/** The database of all tests of a file; dropped after the last one. */
export async function databaseOfFile(create = testDatabase): Promise<TestDatabase> {
  const database = await create()
  afterAll(() => database.close())
  return database
}

async function newDatabase(
  template: string,
  hear: HearStatement = () => undefined,
): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const keeper = postgres(server, { max: 1, onnotice: () => undefined })
  await keeper.unsafe(`create database ${name} template ${template} strategy file_copy`)
  const sql = postgres(url.href, { max: 10, onnotice: () => undefined, debug: hear })
  return {
    sql,
    url: url.href,
    async close() {
      await sql.end({ timeout: 5 })
      await keeper.unsafe(`drop database ${name} with (force)`)
      await keeper.end({ timeout: 5 })
    },
  }
}
