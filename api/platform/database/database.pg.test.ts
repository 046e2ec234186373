import { type AddressInfo, connect, createServer } from 'node:net'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import { isDatabaseDown, openDatabase } from './database.ts'

const database = await databaseOfFile()
const sql = openDatabase(database.url, { max: 1 })
afterAll(() => sql.end({ timeout: 5 }))

// Without a patch, a query may never be answered.
const timeout = 15_000

// Each fix in scripts/patches has a test here, in outages/several-hosts.pg.test.ts, in bounded-pool.pg.test.ts (queries that
// wait), or in outages/outage.pg.test.ts (a closed connection). After `npm ci --ignore-scripts`, which skips the patches,
// `npm run check` names the missing ones.
test('rows that the database refuses at their end fail, and not the next query', {
  timeout,
}, async () => {
  await sql`create table parents (id integer primary key)`
  await sql`create table children (id integer references parents)`
  const rows = await sql`copy children from stdin`.writable()
  rows.end('7\n')
  await expect(finished(rows)).rejects.toMatchObject({ code: '23503' })
  expect(await sql`select id from children`).toEqual([])
})

test('after rows that were read slowly, the next query is answered', { timeout }, async () => {
  const rows =
    await sql`copy (select repeat('x', 1000000) from generate_series(1, 3)) to stdout`.readable()
  let size = 0
  for await (const row of rows) {
    if (size === 0) await pause(200)
    size += row.length
  }
  expect(size).toBe(3_000_003)
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('rows received before an error leave no holes in the next result', { timeout }, async () => {
  const failing = sql`select 1 / (4 - i) from generate_series(1, 10) i`
  const next = sql<{ i: number }[]>`select i from generate_series(1, 5) i`
  const [failed, rows] = await Promise.allSettled([failing, next])
  expect(failed).toMatchObject({ reason: { code: '22012' } })
  expect(rows).toMatchObject({ value: [1, 2, 3, 4, 5].map((i) => ({ i })) })
})

test('a connection that is lost while it reads the array types is replaced, without a crash', {
  timeout,
}, async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  let isCut = false
  const proxy = createServer((socket) => {
    const onward = connect(Number(new URL(database.url).port), '127.0.0.1')
    const end = () => [socket, onward].forEach((one) => void one.destroy())
    for (const one of [socket, onward]) one.on('error', end).once('close', end)
    onward.on('data', (chunk) => socket.write(chunk))
    socket.on('data', (chunk) => {
      if (isCut || !chunk.includes('pg_catalog.pg_type')) return void onward.write(chunk)
      isCut = true
      end()
    })
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const url = new URL(database.url)
  url.port = String((proxy.address() as AddressInfo).port)
  const fragile = openDatabase(url.href, { max: 1 })
  onTestFinished(async () => {
    await fragile.end({ timeout: 5 })
    proxy.close()
  })
  const reserved = await fragile.reserve()
  const [row] = await reserved<{ numbers: number[] }[]>`select ${[1, 2]}::int[] as numbers`
  reserved.release()
  expect(isCut).toBe(true)
  expect(row).toEqual({ numbers: [1, 2] })
  expect(unhandled).toEqual([])
})

test('a reserved connection that was lost can be released, and the pool keeps working', {
  timeout,
}, async () => {
  const reserved = await sql.reserve()
  await expect(reserved`select pg_terminate_backend(pg_backend_pid())`).rejects.toThrow()
  reserved.release()
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  const next = await sql.reserve()
  expect(await next`select 2 as two`).toEqual([{ two: 2 }])
  next.release()
})

test('a blocked event loop does not use up the time limit of connecting', { timeout }, async () => {
  const opening = postgres(database.url, { max: 1, connect_timeout: 1 })
  onTestFinished(() => opening.end({ timeout: 0 }))
  const answer = opening`select 1 as one`.execute()
  await pause(3)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
  expect(await answer).toEqual([{ one: 1 }])
})

test('a server that takes no writes, such as a standby, counts as an outage', async () => {
  const url = new URL(database.url)
  url.searchParams.set('default_transaction_read_only', 'on')
  const standby = openDatabase(url.href, { max: 1 })
  onTestFinished(() => standby.end({ timeout: 5 }))
  const [refused] = await Promise.allSettled([standby`create table public.written (a text)`])
  expect(refused.status === 'rejected' && isDatabaseDown(refused.reason)).toBe(true)
})

test('commits wait for the disk, but for those that a crash may lose', async () => {
  const forgetful = openDatabase(database.url, { max: 1, mayForget: true })
  onTestFinished(() => forgetful.end({ timeout: 5 }))
  const setting = async (pool: typeof sql) => (await pool`show synchronous_commit`)[0]
  expect(await setting(sql)).toEqual({ synchronous_commit: 'on' })
  expect(await setting(forgetful)).toEqual({ synchronous_commit: 'off' })
})
