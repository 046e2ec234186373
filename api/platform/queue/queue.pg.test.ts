import pino, { type Logger } from 'pino'
import { expect, type TestContext, test, vi } from 'vitest'
import { databaseOfFile, testDatabase } from '../../../modules/shared/test-database.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { openDatabase } from '../database/database.ts'
import { startQueue } from './queue.ts'
import { queueDatabase } from './queue-database.ts'
import { queueLengths } from './queue-queries.ts'

const database = await databaseOfFile()

/** A worker on the database of these tests, stopped after the test; jobs that hang end with it. */
async function openQueue(
  { onTestFinished }: TestContext,
  { sql, log = pino({ level: 'silent' }) }: { sql: Pool; log?: Logger } = database,
) {
  const queue = await startQueue(sql, log, true)
  const end = Promise.withResolvers<void>()
  onTestFinished(async () => {
    end.resolve()
    await queue.stop()
  })
  return { sql, queue, hang: () => end.promise }
}

test.concurrent('each failure of a job is logged, the last as an error, and then the job is not retried', async (context) => {
  const { expect } = context
  const logged: { level: number; queue: string; attempt: number; data: object }[] = []
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void logged.push(JSON.parse(line)) },
  )
  const { sql, queue } = await openQueue(context, { sql: database.sql, log })
  const handle = vi.fn(async () => {
    throw new Error('The mail server is away')
  })
  const giveUp = vi.fn(async () => undefined)
  const job = { queue: 'test.fails', retryLimit: 0, handle, giveUp }
  await queue.declare([job])
  await queue.work([job])
  await queue.enqueue(sql, job.queue, { orderId: 7 })
  await expect.poll(() => logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({
    level: 50,
    queue: 'test.fails',
    attempt: 1,
    data: { orderId: 7 },
    err: { message: 'The mail server is away' },
  })
  await expect.poll(() => giveUp).toHaveBeenCalledWith({ orderId: 7 })
  expect(handle).toHaveBeenCalledTimes(1)
})

test("the queue's JSON is encoded once", async () => {
  const rows = JSON.stringify([{ name: 'one' }, { name: 'other' }])
  const found = await queueDatabase(database.sql).executeSql(
    'select name from json_to_recordset($1::json) as x (name text) where name <> $2',
    [rows, 'other'],
  )
  expect(found.rows).toEqual([{ name: 'one' }])
})

test('processes that start at once on a database without a queue all start', async ({
  onTestFinished,
}) => {
  const { sql, close } = await testDatabase()
  onTestFinished(close)
  const log = pino({ level: 'silent' })
  const start = () => startQueue(sql, log, false)
  const queues = await Promise.all([start(), start(), start(), start()])
  for (const queue of queues) await queue.stop()
})

test('a script of the queue that fails leaves no open transaction on its connection', async ({
  onTestFinished,
}) => {
  const sql = openDatabase(database.url, { max: 1 })
  onTestFinished(() => sql.end({ timeout: 5 }))
  const script = 'begin; select 1 / 0; commit;'
  await expect(queueDatabase(sql).executeSql(script)).rejects.toThrow('division by zero')
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test.concurrent('in a keyed queue at most one message waits per key', async (context) => {
  const { expect } = context
  const { sql, queue } = await openQueue(context)
  const done: unknown[] = []
  const job = {
    queue: 'test.keyed',
    retryLimit: 0,
    isKeyed: true as const,
    handle: async (data: unknown) => void done.push(data),
  }
  await queue.declare([job])
  for (const turn of [1, 2, 3])
    for (const campaign of ['a', 'b'])
      await queue.enqueue(sql, job.queue, { campaign, turn }, { key: campaign })
  await queue.work([job])
  const first = [
    { campaign: 'a', turn: 1 },
    { campaign: 'b', turn: 1 },
  ]
  await expect.poll(() => done).toHaveLength(2)
  await queue.enqueue(sql, job.queue, { campaign: 'a', turn: 4 }, { key: 'a' })
  await expect.poll(() => done).toHaveLength(3)
  expect(done).toEqual([...first, { campaign: 'a', turn: 4 }])
})

test.concurrent('a delayed message waits without delaying the others', async (context) => {
  const { expect } = context
  const { sql, queue } = await openQueue(context)
  const done: unknown[] = []
  const job = {
    queue: 'test.delayed',
    retryLimit: 0,
    handle: async (data: unknown) => void done.push(data),
  }
  await queue.declare([job])
  await queue.enqueue(sql, job.queue, { turn: 1 }, { delay: 30 })
  await queue.enqueue(sql, job.queue, { turn: 2 })
  await queue.work([job])
  await expect.poll(() => done).toEqual([{ turn: 2 }])
})

/** States of the messages in a queue, by the message's number. */
const statesOf = async (sql: Pool, queue: string) =>
  Object.fromEntries(
    (
      await sql<{ number: number; state: string }[]>`
        select (data ->> 'number')::int as number, state
        from jobs.job
        where name = ${queue}
        order by 1
      `
    ).map(({ number, state }) => [number, state]),
  )

test.concurrent('each message is completed or failed on its own, while others of the same fetch hang', async (context) => {
  const { expect } = context
  const { sql, queue, hang } = await openQueue(context)
  const job = {
    queue: 'test.mixed',
    retryLimit: 1,
    concurrency: 4,
    async handle(data: unknown) {
      const { number } = data as { number: number }
      if (number === 1) await hang()
      if (number === 2) throw new Error('Refused')
    },
  }
  await queue.declare([job])
  for (let number = 1; number <= 12; number++) await queue.enqueue(sql, job.queue, { number })
  await queue.work([job])
  const completed = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [index + 3, 'completed']),
  )
  await expect
    .poll(() => statesOf(sql, job.queue), { timeout: 5000 })
    .toEqual({ 1: 'active', 2: 'retry', ...completed })
})

test.concurrent('at most `concurrency` messages of a queue are handled at once', async (context) => {
  const { expect } = context
  const { sql, queue } = await openQueue(context)
  let atOnce = 0
  let most = 0
  let done = 0
  const job = {
    queue: 'test.bounded',
    retryLimit: 0,
    concurrency: 3,
    async handle() {
      most = Math.max(most, ++atOnce)
      await sql`select 1`
      atOnce--
      done++
    },
  }
  await queue.declare([job])
  for (let number = 0; number < 20; number++) await queue.enqueue(sql, job.queue, { number })
  await queue.work([job])
  await expect.poll(() => done, { timeout: 5000 }).toBe(20)
  expect(most).toBe(3)
})

test.concurrent('a handler that hangs keeps no other queue waiting, and its place is free after its time limit', async (context) => {
  const { expect } = context
  const { sql, queue, hang } = await openQueue(context)
  const done: unknown[] = []
  const hangs = {
    queue: 'test.hangs',
    retryLimit: 0,
    timeLimit: 1,
    async handle(data: unknown) {
      if ((data as { number: number }).number === 1) await hang()
      done.push(data)
    },
    giveUp: async (data: unknown) => void done.push({ gaveUp: data }),
  }
  const other = {
    queue: 'test.other',
    retryLimit: 0,
    handle: async (data: unknown) => void done.push(data),
  }
  await queue.declare([hangs, other])
  await queue.enqueue(sql, hangs.queue, { number: 1 })
  await queue.enqueue(sql, hangs.queue, { number: 2 })
  await queue.enqueue(sql, other.queue, { number: 3 })
  await queue.work([hangs, other])
  await expect.poll(() => done, { timeout: 8000 }).toHaveLength(3)
  expect(done[0]).toEqual({ number: 3 })
  expect(done).toContainEqual({ number: 2 })
  expect(done).toContainEqual({ gaveUp: { number: 1 } })
})

test.concurrent('a message expires after the time limit of its attempt, so that no other worker takes it meanwhile', async (context) => {
  const { expect } = context
  const { sql, queue } = await openQueue(context)
  const handle = async () => undefined
  await queue.declare([
    { queue: 'test.mails', retryLimit: 0, timeLimit: 300, handle, giveUp: handle },
    { queue: 'test.usual', retryLimit: 0, handle, giveUp: handle },
  ])
  const expiries = await sql`
    select name, expire_seconds - case when name like 'test.mails%' then 300 else 600 end as late
    from jobs.queue
    where name like 'test.mails%' or name like 'test.usual%'
  `
  expect(expiries).toHaveLength(4)
  for (const { late } of expiries) expect(late).toBeGreaterThanOrEqual(60)
})

test('the number of waiting messages and the age of the oldest are known for each queue', async (context) => {
  const { expect } = context
  const own = await testDatabase()
  context.onTestFinished(own.close)
  const { sql, queue } = await openQueue(context, own)
  const job = { queue: 'test.waits', retryLimit: 0, handle: async () => undefined }
  await queue.declare([job])
  expect(await queueLengths(sql)).toEqual([])
  for (const number of [1, 2, 3]) await queue.enqueue(sql, job.queue, { number })
  await queue.enqueue(sql, job.queue, { number: 4 }, { delay: 60 })
  await sql`update jobs.job set created_on = now() - interval '90 seconds', start_after = now() - interval '90 seconds' where data ->> 'number' = '2'`
  const [{ oldest, ...length } = { oldest: 0 }] = await queueLengths(sql)
  expect(length).toEqual({ queue: 'test.waits', waiting: 3 })
  expect(Math.round(oldest / 10)).toBe(9)
})

test.concurrent('declaring a job again changes the options of its queue', async (context) => {
  const { expect } = context
  const { sql, queue } = await openQueue(context)
  const job = { queue: 'test.changes', retryLimit: 0, handle: async () => undefined }
  await queue.declare([job])
  await queue.declare([{ ...job, retryLimit: 7, timeLimit: 30 }])
  expect(
    await sql`select retry_limit, expire_seconds, policy from jobs.queue where name = ${job.queue}`,
  ).toEqual([{ retry_limit: 7, expire_seconds: 90, policy: 'standard' }])
})

test('the schedule of a job that a later version no longer has ends when that version works', async ({
  onTestFinished,
}) => {
  const { sql, close } = await testDatabase()
  onTestFinished(close)
  const job = { retryLimit: 0, cron: '0 4 * * *', handle: async () => undefined }
  const scheduled = async (...queues: string[]) => {
    const jobs = queues.map((name) => ({ ...job, queue: name }))
    const queue = await startQueue(sql, pino({ level: 'silent' }), true)
    await queue.declare(jobs)
    await queue.work(jobs)
    await queue.stop()
    return (await sql<{ name: string }[]>`select name from jobs.schedule order by name`).map(
      ({ name }) => name,
    )
  }
  expect(await scheduled('test.new', 'test.old')).toEqual(['test.new', 'test.old'])
  expect(await scheduled('test.new')).toEqual(['test.new'])
})
