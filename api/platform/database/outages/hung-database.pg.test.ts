import { once } from 'node:events'
import { Socket } from 'node:net'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../../modules/shared/test-database.ts'
import { type DatabaseWay, databaseWay } from '../../../testing/database-way.ts'
import { openDatabase } from '../database.ts'

let way: DatabaseWay
beforeEach(async () => {
  const database = await testDatabase()
  way = await databaseWay(database.url)
  return async () => {
    way.close()
    await database.close()
  }
})

function open(options: Parameters<typeof openDatabase>[1]) {
  const sql = openDatabase(way.url, options)
  onTestFinished(() => sql.end({ timeout: 0 }))
  return sql
}

const pid = async (sql: ReturnType<typeof open>) => {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return row?.pid
}

test('a query does not wait for a connection that hangs while it opens', async () => {
  const sql = open({ max: 3, longestWait: 200 })
  way.hang()
  await expect(sql`select 1`).rejects.toThrow('CONNECTION_WAIT')
  await expect(sql.begin((tx) => tx`select 2`)).rejects.toThrow('CONNECTION_WAIT')
  await expect(sql.reserve()).rejects.toThrow('CONNECTION_WAIT')
  await expect(sql`select 4`).rejects.toThrow('CONNECTION_WAIT')
  way.mend()
  sql.drop()
  await expect.poll(() => pid(sql).catch(() => undefined)).toBeGreaterThan(0)
})

test('a query that waits while its connection opens fails with it', async () => {
  const sql = open({ max: 1, longestWait: 10_000 })
  way.close()
  await expect(sql`select 1`).rejects.toThrow('ECONNREFUSED')
})

test('a statement without an answer fails, and its connection is replaced', async () => {
  const sql = open({ max: 1, longestAnswer: 200 })
  const before = await pid(sql)
  way.freeze()
  await expect(sql`select 1`).rejects.toThrow('CONNECTION_CLOSED')
  expect(await pid(sql)).not.toBe(before)
})

test('a transaction without an answer fails, and its connection is replaced', async () => {
  const sql = open({ max: 1, longestAnswer: 200 })
  const lost = sql.begin(async (tx) => {
    await tx`select 1`
    way.freeze()
    await Promise.all([tx`select 2`, tx`select 3`])
  })
  await expect(lost).rejects.toThrow('CONNECTION_CLOSED')
  expect(await sql`select 4 as n`).toEqual([{ n: 4 }])
})

test('an idle connection is kept', async () => {
  const opened = vi.spyOn(Socket.prototype, 'setKeepAlive')
  onTestFinished(() => opened.mockRestore())
  const sql = open({ max: 1, longestAnswer: 100 })
  const before = await pid(sql)
  await once(opened.mock.contexts[0] as Socket, 'timeout')
  expect(await pid(sql)).toBe(before)
})

test('dropped connections fail what is under way, and are replaced', async () => {
  const sql = open({ max: 3 })
  for (const held of await Promise.all([sql.reserve(), sql.reserve(), sql.reserve()]))
    held.release()
  way.freeze()
  const lost = Promise.allSettled([
    sql`select 3`,
    sql.begin((tx) => tx`select 4`),
    sql`select 5`.execute(),
  ])
  sql.drop()
  expect((await lost).map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  expect(await Promise.all([sql`select 6 as n`, sql.begin((tx) => tx`select 7 as n`)])).toEqual([
    [{ n: 6 }],
    [{ n: 7 }],
  ])
})

test('a connection that is reset in a transaction is replaced', async () => {
  const sql = open({ max: 1 })
  const lost = sql.begin(async (tx) => {
    await tx`select 1`
    way.freeze()
    const answer = tx`select 2`.execute()
    way.reset()
    await answer
  })
  await expect(lost).rejects.toThrow(/ECONNRESET|CONNECTION_CLOSED/)
  for (const n of [3, 4]) expect(await sql`select ${n}::int as n`).toEqual([{ n }])
})
