import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import { databaseWay } from '../../testing/database-way.ts'
import { openDatabase } from './database.ts'

const database = await databaseOfFile()
await database.sql`create table public.sent (n integer)`

function open(options: Parameters<typeof openDatabase>[1], url = database.url) {
  const sql = openDatabase(url, options)
  onTestFinished(() => sql.end({ timeout: 0 }))
  return sql
}

const idle = { inUse: 0, waiting: 0 }

test('a query that was refused while it waited is never sent', async () => {
  const sql = open({ max: 1, longestWait: 150 })
  const held = await sql.reserve()
  await expect(sql`insert into public.sent values (1)`).rejects.toThrow('CONNECTION_WAIT')
  held.release()
  await sql`insert into public.sent values (2)`
  expect(await sql`select n from public.sent`).toEqual([{ n: 2 }])
  expect(sql.load()).toMatchObject(idle)
})

test('a query that was refused or cancelled while its connection opened leaves the connection to others', async () => {
  const way = await databaseWay(database.url)
  onTestFinished(way.close)
  const sql = open({ max: 1, longestWait: 5000 }, way.url)
  way.hang()
  const cancelled = sql`insert into public.sent values (3)`.execute()
  await expect.poll(() => sql.load().waiting).toBe(1)
  cancelled.cancel()
  await expect(cancelled).rejects.toMatchObject({ code: '57014' })
  way.mend()
  sql.drop()
  expect(await sql`select from public.sent where n = 3`).toHaveLength(0)
  expect(sql.load()).toMatchObject(idle)
})

test('the load has the connections in use and the waits, and those end with an answer or an error', async () => {
  const sql = open({ max: 1, longestWait: 100 })
  await sql`select 1`
  // It has waited while the connection opened.
  expect(sql.load()).toMatchObject({ ...idle, waits: 1 })
  await sql`select 2`
  const { waitedMs } = sql.load()
  const answer = sql.begin(async (tx) => {
    // Statements of a transaction need no connection of their own.
    await Promise.all([tx`select 3`, tx`select 4`, tx.savepoint((inner) => inner`select 5`)])
    const waiting = [sql`select 6`.execute(), sql.begin((other) => other`select 7`), sql.reserve()]
    const refused = Promise.allSettled(waiting)
    await expect.poll(() => sql.load()).toMatchObject({ inUse: 1, waiting: 3, waits: 4 })
    return (await refused).map(({ status }) => status)
  })
  expect(await answer).toEqual(Array(3).fill('rejected'))
  await expect.poll(() => sql.load()).toMatchObject({ ...idle, waits: 4 })
  expect(sql.load().waitedMs - waitedMs).toBeGreaterThan(3 * 90)
})

test('a connection is free again after whatever ends its work', async () => {
  const sql = open({ max: 1, longestWait: 2000 })
  await expect(sql`select 1 / 0`).rejects.toThrow('division by zero')
  await expect(sql`select ${undefined as never}`).rejects.toThrow('UNDEFINED_VALUE')
  await expect(sql.begin((tx) => tx`select 1 / 0`)).rejects.toThrow('division by zero')
  await expect(sql.begin('nonsense', (tx) => tx`select`)).rejects.toThrow('syntax error')
  await expect(sql.begin(() => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
  await expect(sql`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow()
  for await (const rows of sql`select generate_series(1, 9) as n`.cursor(2)) {
    expect(rows).toEqual([{ n: 1 }, { n: 2 }])
    break
  }
  const failing = sql`select generate_series(1, 9)`.cursor(2, () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await sql`select ${1}::int as n`.describe()).toMatchObject({ types: [23] })
  expect(await sql`select 2 as n`.values()).toEqual([[2]])
  expect(sql.load()).toMatchObject(idle)
})

test('a query waits for the end of rows that are streamed on its connection', async () => {
  const sql = open({ max: 1, longestWait: 5000 })
  await sql`create table public.copied (n integer)`
  const rows = await sql`copy public.copied from stdin`.writable()
  const count = sql`select count(*)::int from public.copied`.execute()
  await expect.poll(() => sql.load()).toMatchObject({ inUse: 1, waiting: 1 })
  rows.end('1\n2\n')
  await once(rows, 'finish')
  expect(await count).toEqual([{ count: 2 }])
})

test('a query that still waits when the pool has ended fails', async () => {
  const sql = openDatabase(database.url, { max: 1 })
  await sql`select 1`
  const [last, waiting] = [sql`select 2 as n`.execute(), sql`select 3`.execute()]
  const outcomes = Promise.allSettled([last, waiting])
  await expect.poll(() => sql.load().waiting).toBe(1)
  await sql.end()
  expect(await outcomes).toMatchObject([
    { status: 'fulfilled', value: [{ n: 2 }] },
    { status: 'rejected', reason: { code: 'CONNECTION_ENDED' } },
  ])
  await expect(sql`select 4`).rejects.toThrow('CONNECTION_ENDED')
})
