import pino from 'pino'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../modules/shared/test-database.ts'
import { startQueue } from './queue.ts'

test('a job that fails is told each time, and loudest the last time', async () => {
  const database = await testDatabase()
  const told: { level: number; queue: string; attempt: number; data: object }[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void told.push(JSON.parse(line)) })
  const queue = await startQueue(database.sql, log, true)
  const handle = vi.fn(async () => {
    throw new Error('The mail server is away')
  })
  const job = { queue: 'test.fails', retryLimit: 0, handle }
  try {
    await queue.declare([job])
    await queue.work([job])
    await queue.enqueue(database.sql, job.queue, { orderId: 7 })
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 })
    expect(told[0]).toMatchObject({
      level: 50,
      queue: 'test.fails',
      attempt: 1,
      data: { orderId: 7 },
      err: { message: 'The mail server is away' },
    })
  } finally {
    await queue.stop()
    await database.close()
  }
})
