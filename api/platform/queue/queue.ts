import { isDeepStrictEqual } from 'node:util'
import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { timeZone } from '../../../modules/shared/day.ts'
import type { Enqueue, Job } from '../../../modules/shared/jobs.ts'
import { currentRequestId } from '../../../modules/shared/promises/request-wait.ts'
import type { Pool } from '../../../modules/shared/transaction.ts'
import { reasonOf } from '../log/log.ts'
import { type Meter, noMeter } from '../log/meter.ts'
import type { NoteDone } from '../log/note-done.ts'
import { queueDatabase } from './queue-database.ts'
import { schema } from './queue-schema.ts'
import { startWorker, type Worker } from './worker.ts'

/** In seconds: the first backoff after a failure, and the longest, with which twenty retries take some two hours. */
const firstRetry = 5
const longestRetry = 600
/** Default time limit of an attempt, in seconds. */
const usualTimeLimit = 600
/** Seconds after the time limit before the queue itself gives a message to another worker: the first one may be late. */
const lateness = 60

export type Queue = {
  enqueue: Enqueue
  /** Creates or updates the jobs' queues, each with a dead-letter queue. */
  declare(jobs: readonly Job[]): Promise<void>
  work(jobs: readonly Job[]): Promise<void>
  stop(): Promise<void>
}

/** Default: jobs are neither counted nor logged when they are done. */
type Watching = { meter?: Meter; noteDone?: NoteDone }

/**
 * Starts the job queues in the shop's own database. A web process only enqueues; `worker` also schedules and maintains.
 * The id of the request that queues a message goes with it.
 */
export async function startQueue(
  sql: Pool,
  log: Logger,
  worker: boolean,
  { meter = noMeter, noteDone = () => undefined }: Watching = {},
): Promise<Queue> {
  const watching = { log, meter, noteDone }
  const boss = new PgBoss({
    db: queueDatabase(sql),
    schema,
    supervise: worker,
    schedule: worker,
  })
  boss.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'Queue'))
  await boss.start()
  const workers: Worker[] = []
  return {
    async enqueue(tx, queue, data, { key, delay } = {}) {
      const requestId = currentRequestId()
      const id = await boss.send(
        queue,
        { ...data, ...(requestId && { requestId }) },
        {
          db: queueDatabase(tx, { prepare: true }),
          ...(key && { singletonKey: key }),
          ...(delay && { startAfter: delay }),
        },
      )
      if (id === null && !key) throw new Error(`The queue ${queue} dropped a message without a key`)
    },
    async declare(jobs) {
      const present = new Map((await boss.getQueues()).map((one) => [one.name, one]))
      for (const { queue, retryLimit, isKeyed, timeLimit = usualTimeLimit } of jobs) {
        if (!present.has(deadLetters(queue))) await boss.createQueue(deadLetters(queue))
        const options = {
          retryLimit,
          retryDelay: firstRetry,
          retryBackoff: true,
          retryDelayMax: longestRetry,
          expireInSeconds: timeLimit + lateness,
          deadLetter: deadLetters(queue),
        }
        const known = present.get(queue)
        if (!known)
          await boss.createQueue(queue, { ...options, policy: isKeyed ? 'short' : 'standard' })
        else if (!isDeepStrictEqual({ ...known, ...options }, known))
          await boss.updateQueue(queue, options)
      }
    },
    async work(todo) {
      // No worker handles the messages that an earlier version's schedule would still queue.
      const scheduled = new Set(todo.filter(({ cron }) => cron).map(({ queue }) => queue))
      for (const { name } of await boss.getSchedules())
        if (!scheduled.has(name)) await boss.unschedule(name)
      for (const { queue, handle, giveUp, cron, ...job } of todo) {
        if (cron) await boss.schedule(queue, cron, {}, { tz: timeZone })
        const { concurrency = 1, timeLimit = usualTimeLimit } = job
        const how = { concurrency, timeLimit }
        workers.push(startWorker(boss, { ...how, queue, handle }, watching))
        if (giveUp)
          workers.push(
            startWorker(boss, { ...how, queue: deadLetters(queue), handle: giveUp }, watching),
          )
      }
    },
    async stop() {
      await Promise.all(workers.map((one) => one.stop()))
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

const deadLetters = (queue: string) => `${queue}.failed`

/** Queues jobs that run at once. */
export const withoutDelay =
  (enqueue: Enqueue): Enqueue =>
  (tx, queue, data, { delay: _left, ...options } = {}) =>
    enqueue(tx, queue, data, options)
