import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type Confirming,
  confirmPayment,
} from '../../../modules/checkout/payment/confirm-payment.ts'
import {
  apartFromRequest,
  asPatient,
  asRequest,
} from '../../../modules/shared/promises/request-wait.ts'
import { databaseOfFile } from '../../../modules/shared/test-database.ts'
import type { Sql } from '../../../modules/shared/transaction.ts'
import { openDatabase } from './database.ts'

const database = await databaseOfFile()

const longestWait = 600

/** A pool whose only connection is busy until `free` is called, and then again until the end of the test. */
async function busyPool() {
  const sql = openDatabase(database.url, { max: 1, longestWait })
  onTestFinished(() => sql.end({ timeout: 0 }))
  const taken = await sql.reserve()
  return { sql, free: () => taken.release() }
}
const query = (sql: Sql) => sql`select 1`.execute()
/** Stops the clock: only `pass` ends a wait. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

const refusedAtOnce = (work: () => PromiseLike<unknown>) =>
  expect(work()).rejects.toThrow('CONNECTION_WAIT')
/** Expects that the work fails for want of a connection after the full wait. */
async function refusedAfterAll(work: () => PromiseLike<unknown>): Promise<void> {
  let isOver = false
  const refused = refusedAtOnce(work).finally(() => {
    isOver = true
  })
  await pass(longestWait * 0.9)
  expect(isOver).toBe(false)
  await pass(longestWait * 0.2)
  await refused
}

test('in a request that has waited before, a further wait ends at once, in another pool too', async () => {
  const [{ sql }, other] = [await busyPool(), await busyPool()]
  stopClock()
  await asRequest(async () => {
    await refusedAfterAll(() => query(sql))
    await refusedAtOnce(() => query(sql))
    await refusedAtOnce(() => other.sql.begin((tx) => query(tx)))
    await refusedAtOnce(() => other.sql.reserve())
    await refusedAfterAll(() => apartFromRequest(() => query(sql)))
    other.free()
    expect(await other.sql`select 4 as n`).toEqual([{ n: 4 }])
  })
  await refusedAfterAll(() => asRequest(() => query(sql)))
})

test('queries of a request that wait at once use up the wait together', async () => {
  const { sql, free } = await busyPool()
  stopClock()
  await asRequest(async () => {
    const queries = Promise.all([query(sql), query(sql), query(sql)])
    await pass(longestWait * 0.7)
    free()
    await queries
  })
})

test('a patient part of a request waits as many times as long, its waits counted together', async () => {
  const { sql } = await busyPool()
  stopClock()
  await asRequest(() =>
    asPatient(3, async () => {
      const refused = expect(query(sql)).rejects.toThrow('CONNECTION_WAIT')
      await pass(longestWait * 2.9)
      expect(vi.getTimerCount()).toBe(1)
      await pass(longestWait * 0.2)
      await refused
      await refusedAtOnce(() => query(sql))
    }),
  )
})

test('in a request that has waited before, a payment is settled all the same', async () => {
  const { sql, free } = await busyPool()
  const settling = {
    sql,
    payments: { retrieve: async () => undefined },
    log: pino({ level: 'silent' }),
  } as unknown as Confirming
  stopClock()
  await asRequest(async () => {
    await refusedAfterAll(() => query(sql))
    const settled = confirmPayment(settling, 'pi_unknown')
    await pass(longestWait / 3)
    free()
    expect(await settled).toBe('unknown')
  })
})
