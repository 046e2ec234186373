import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import type { Sql } from '../../../modules/shared/transaction.ts'
import { createLog } from '../../platform/log/log.ts'
import { newPaidOrder } from '../../testing/test-order-queries.ts'
import { createRequestIds, identified } from '../request-id.ts'
import { createErrorAnswer } from './on-error.ts'

const database = await databaseOfFile()

let lines: Record<string, unknown>[]
beforeEach(() => {
  lines = []
})
afterEach(() => void vi.useRealTimers())

const requestId = crypto.randomUUID()

/** A shop that does `work` for each request, and logs to `lines`. */
function shopThat(work: () => Promise<unknown>) {
  const log = createLog(
    { logLevel: 'info', production: true },
    { write: (line) => void lines.push(JSON.parse(line)) },
  )
  const errorAnswer = createErrorAnswer(log)
  const app = new Hono()
  app.use(identified(createRequestIds(1)))
  app.onError((error, c) => errorAnswer(c, error))
  app.get('/slow', async (c) => c.json((await work()) as object))
  return async () => (await app.request('/slow', { headers: { 'x-request-id': requestId } })).status
}

const limited = (limit: string, work: (tx: Sql) => Promise<unknown>) =>
  database.sql.begin(async (tx) => {
    await tx`select set_config(${limit}, '20', true)`
    await work(tx)
  })

test('a statement that takes too long is logged with its text and origin, without its parameters', async () => {
  const ask = shopThat(() =>
    limited('statement_timeout', (tx) => tx`select pg_sleep(60), ${'Kari Nordmann'}::text`),
  )
  expect(await ask()).toBe(503)
  expect(lines).toMatchObject([
    {
      code: '57014',
      statement: 'select pg_sleep(60), $1::text',
      stack: expect.stringContaining('on-error.pg.test.ts'),
      requestId,
      path: '/slow',
    },
  ])
  expect(JSON.stringify(lines)).not.toContain('Kari')
})

test('a row that violates a constraint is logged by the names of table and constraint, without what is in it', async () => {
  const ask = shopThat(() => newPaidOrder(database.sql, { orderNumber: 'none' }))
  expect(await ask()).toBe(500)
  expect(lines).toMatchObject([
    {
      err: {
        type: 'PostgresError',
        message: expect.stringContaining('violates check constraint'),
        stack: expect.stringContaining('test-order-queries.ts'),
        code: '23514',
        table_name: 'orders',
        constraint_name: 'orders_order_number_check',
      },
    },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Kari|Storgata|40000000|session_/)
})

test('a failed call is logged with its operation, without what its path tells', async () => {
  const log = createLog(
    { logLevel: 'info', production: true },
    { write: (line) => void lines.push(JSON.parse(line)) },
  )
  const errorAnswer = createErrorAnswer(log)
  const app = new Hono()
  app.use(identified(createRequestIds(1)))
  app.onError((error, c) => errorAnswer(c, error))
  app.get('/api/unsubscribe/:token', () => {
    throw new Error('Broken')
  })
  await app.request('/api/unsubscribe/7-token', {}, { reached: { operation: 'readLink' } })
  expect(lines).toMatchObject([{ msg: 'Unexpected error', route: 'readLink' }])
  expect(JSON.stringify(lines)).not.toContain('7-token')
})

test('a wait for a lock that takes too long is logged with the statement', async () => {
  const holder = await database.sql.reserve()
  await holder`begin`
  await holder`lock table cart.lines in access exclusive mode`
  const ask = shopThat(() => limited('lock_timeout', (tx) => tx`select from cart.lines`))
  expect(await ask()).toBe(503)
  expect(lines).toMatchObject([{ code: '55P03', statement: 'select from cart.lines' }])
  await holder`rollback`
  holder.release()
})

test('a deadlock is logged with the statement', async () => {
  const other = await database.sql.reserve()
  await other`begin`
  await other`select pg_advisory_xact_lock(1)`
  let waiting: PromiseLike<unknown> | undefined
  const ask = shopThat(() =>
    limited('deadlock_timeout', async (tx) => {
      await tx`select pg_advisory_xact_lock(2)`
      waiting = other`set local deadlock_timeout = '1h'; select pg_advisory_xact_lock(2)`
        .simple()
        .execute()
      await expect.poll(isOneWaiting).toBe(true)
      await tx`select pg_advisory_xact_lock(1)`
    }),
  )
  expect(await ask()).toBe(503)
  expect(lines).toMatchObject([{ code: '40P01', statement: 'select pg_advisory_xact_lock(1)' }])
  await waiting
  await other`rollback`
  other.release()
})

async function isOneWaiting(): Promise<boolean> {
  const rows = await database.sql`
    select
    from pg_locks
    join pg_database on pg_database.oid = database
    where datname = current_database()
      and locktype = 'advisory'
      and not granted
  `
  return rows.length === 1
}

test('many refusals for want of a connection are one line every ten seconds, with their number', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ask = shopThat(async () => {
    throw Object.assign(new Error('write CONNECTION_WAIT'), { code: 'CONNECTION_WAIT' })
  })
  const askOften = (times: number) => Promise.all(Array.from({ length: times }, ask))
  expect(new Set(await askOften(500))).toEqual(new Set([503]))
  await vi.advanceTimersByTimeAsync(9000)
  await askOften(50)
  expect(lines).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(lines).toMatchObject([{ level: 40, refused: { CONNECTION_WAIT: 550 } }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toHaveLength(1)
  await askOften(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(lines[1]).toMatchObject({ refused: { CONNECTION_WAIT: 1 } })
})
