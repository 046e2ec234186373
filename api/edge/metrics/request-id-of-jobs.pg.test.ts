import { expect, onTestFinished, test } from 'vitest'
import { asRequest } from '../../../modules/shared/promises/request-wait.ts'
import { testDatabase } from '../../../modules/shared/test-database.ts'
import { createLog } from '../../platform/log/log.ts'
import type { JobOutcome } from '../../platform/log/meter.ts'
import { noMeter } from '../../platform/log/meter.ts'
import { createNoteDone } from '../../platform/log/note-done.ts'
import { startQueue } from '../../platform/queue/queue.ts'
import { newPaidOrder } from '../../testing/test-order-queries.ts'

/** A queue with what it logs and counts, closed after the test. */
async function openQueue(logLevel: string) {
  const { sql, close } = await testDatabase()
  const lines: Record<string, unknown>[] = []
  const counted: [string, JobOutcome][] = []
  const production = true
  const log = createLog(
    { logLevel, production },
    { write: (line) => void lines.push(JSON.parse(line)) },
  )
  const queue = await startQueue(sql, log, true, {
    meter: {
      ...noMeter,
      job: (name, outcome) => void counted.push([name, outcome]),
    },
    noteDone: createNoteDone(log, { production }),
  })
  onTestFinished(async () => {
    await queue.stop()
    await close()
  })
  return { sql, queue, log, lines, counted }
}

test('every line of a job has the id of the request that caused it, and so have those of its own jobs', async () => {
  const { sql, queue, log, lines, counted } = await openQueue('info')
  const first = {
    queue: 'test.first',
    retryLimit: 0,
    async handle() {
      log.info('Working')
      await queue.enqueue(sql, 'test.second', { orderId: 7 })
    },
  }
  const second = {
    queue: 'test.second',
    retryLimit: 0,
    async handle() {
      throw new Error('The mail server is away')
    },
    giveUp: async () => log.info('Giving up'),
  }
  await queue.declare([first, second])
  await asRequest(() => queue.enqueue(sql, first.queue, { orderId: 7 }), 'request-1')
  await queue.work([first, second])
  await expect.poll(() => lines, { timeout: 8000 }).toHaveLength(5)
  expect(lines.map(({ requestId }) => requestId)).toEqual(Array(5).fill('request-1'))
  expect(lines.map(({ msg }) => msg)).toEqual([
    'Working',
    'A job was done',
    'A job failed permanently and needs attention',
    'Giving up',
    'A job was done',
  ])
  expect(counted).toEqual([
    ['test.first', 'done'],
    ['test.second', 'failed'],
    ['test.second.failed', 'done'],
  ])
})

test('a job that violates a constraint is logged without what is in the row', async () => {
  const { sql, queue, lines } = await openQueue('info')
  const handle = async () => void (await newPaidOrder(sql, { orderNumber: 'none' }))
  const job = { queue: 'test.violation', retryLimit: 0, handle }
  await queue.declare([job])
  await queue.enqueue(sql, job.queue, { orderId: 7 })
  await queue.work([job])
  await expect.poll(() => lines, { timeout: 8000 }).toHaveLength(1)
  expect(lines).toMatchObject([{ level: 50, err: { code: '23514' }, data: { orderId: 7 } }])
  expect(JSON.stringify(lines)).not.toMatch(/Kari|Storgata|40000000|session_/)
})

test('with LOG_LEVEL=warn only failures are logged', async () => {
  const { sql, queue, lines, counted } = await openQueue('warn')
  const job = { queue: 'test.quiet', retryLimit: 0, handle: async () => undefined }
  await queue.declare([job])
  await asRequest(() => queue.enqueue(sql, job.queue, {}), 'request-2')
  await queue.work([job])
  await expect.poll(() => counted).toEqual([['test.quiet', 'done']])
  expect(lines).toEqual([])
})
