import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../modules/shared/test-database.ts'
import { startQueue } from './queue.ts'
import { queueDatabase } from './queue-database.ts'

test('each failure of a job is logged, the last as an error, and then the job is not retried', async () => {
  const database = await testDatabase()
  const told: { level: number; queue: string; attempt: number; data: object }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(JSON.parse(line)) })
  const queue = await startQueue(database.sql, log, true)
  const handle = vi.fn(async () => {
    throw new Error('The mail server is away')
  })
  const giveUp = vi.fn(async () => undefined)
  const job = { queue: 'test.fails', retryLimit: 0, handle, giveUp }
  try {
    await queue.declare([job])
    await queue.work([job])
    await queue.enqueue(database.sql, job.queue, { orderId: 7 })
    await expect.poll(() => told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      level: 50,
      queue: 'test.fails',
      attempt: 1,
      data: { orderId: 7 },
      err: { message: 'The mail server is away' },
    })
    await expect.poll(() => giveUp).toHaveBeenCalledWith({ orderId: 7 })
    expect(handle).toHaveBeenCalledTimes(1)
  } finally {
    await queue.stop()
    await database.close()
  }
})

test("the queue's JSON is encoded once", async () => {
  const { sql, close } = await testDatabase()
  const rows = JSON.stringify([{ name: 'one' }, { name: 'other' }])
  const found = await queueDatabase(sql).executeSql(
    'select name from json_to_recordset($1::json) as x (name text) where name <> $2',
    [rows, 'other'],
  )
  expect(found.rows).toEqual([{ name: 'one' }])
  await close()
})

test('in a keyed queue at most one message waits per key', async () => {
  const { sql, close } = await testDatabase()
  const queue = await startQueue(sql, pino({ level: 'silent' }), true)
  const done: unknown[] = []
  const job = {
    queue: 'test.keyed',
    retryLimit: 0,
    isKeyed: true as const,
    handle: async (data: unknown) => void done.push(data),
  }
  try {
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
  } finally {
    await queue.stop()
    await close()
  }
})

test('a delayed message waits without delaying the others', async () => {
  const { sql, close } = await testDatabase()
  const queue = await startQueue(sql, pino({ level: 'silent' }), true)
  const done: unknown[] = []
  const job = {
    queue: 'test.delayed',
    retryLimit: 0,
    handle: async (data: unknown) => void done.push(data),
  }
  try {
    await queue.declare([job])
    await queue.enqueue(sql, job.queue, { turn: 1 }, { delay: 30 })
    await queue.enqueue(sql, job.queue, { turn: 2 })
    await queue.work([job])
    await expect.poll(() => done).toEqual([{ turn: 2 }])
  } finally {
    await queue.stop()
    await close()
  }
})
