import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { timeZone } from '../../modules/shared/day.ts'
import type { Enqueue, Job } from '../../modules/shared/jobs.ts'
import type { Pool } from '../../modules/shared/transaction.ts'
import { reasonOf } from '../log.ts'
import { queueDatabase } from './queue-database.ts'

const schema = 'jobs'

/** In seconds: the polling interval, and the first backoff after a failure. */
const polling = 1
const firstRetry = 5
/** In seconds: the longest backoff, with which twenty retries take some two hours; and a handler's timeout. */
const longestRetry = 600
const handlerLimit = 600

export type Queue = {
  enqueue: Enqueue
  /** Creates or updates the jobs' queues, each with a dead-letter queue. */
  declare(jobs: readonly Job[]): Promise<void>
  work(jobs: readonly Job[]): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the job queues in the shop's own database. A web process only enqueues; `worker` also schedules and maintains.
 */
export async function startQueue(sql: Pool, log: Logger, worker: boolean): Promise<Queue> {
  const boss = new PgBoss({ db: queueDatabase(sql), schema, supervise: worker, schedule: worker })
  boss.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'Queue'))
  await boss.start()
  return {
    async enqueue(tx, queue, data, { key, delay } = {}) {
      await boss.send(queue, data, {
        db: queueDatabase(tx, { prepare: true }),
        ...(key && { singletonKey: key }),
        ...(delay && { startAfter: delay }),
      })
    },
    async declare(jobs) {
      for (const { queue, retryLimit, isKeyed } of jobs) {
        await boss.createQueue(deadLetters(queue))
        const options = {
          retryLimit,
          retryDelay: firstRetry,
          retryBackoff: true,
          retryDelayMax: longestRetry,
          expireInSeconds: handlerLimit,
          deadLetter: deadLetters(queue),
        }
        await boss.createQueue(queue, { ...options, policy: isKeyed ? 'short' : 'standard' })
        // Creating an existing queue does not change its options.
        await boss.updateQueue(queue, options)
      }
    },
    async work(todo) {
      for (const { queue, handle, giveUp, cron } of todo) {
        if (cron) await boss.schedule(queue, cron, {}, { tz: timeZone })
        const options = { pollingIntervalSeconds: polling, includeMetadata: true } as const
        await boss.work(queue, options, async (messages) => {
          for (const message of messages) await attempt(message, handle)
        })
        if (giveUp)
          await boss.work(deadLetters(queue), options, async (messages) => {
            for (const { data } of messages) await giveUp(data)
          })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }

  /** Logs each failure, the last one as an error. */
  async function attempt(
    { id, name, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
    handle: Job['handle'],
  ) {
    try {
      await handle(data)
    } catch (error) {
      const about = { err: error, queue: name, job: id, data, attempt: retryCount + 1 }
      if (retryCount < retryLimit) log.warn(about, 'A job failed and will be retried')
      else log.error(about, 'A job failed permanently and needs attention')
      throw error
    }
  }
}

const deadLetters = (queue: string) => `${queue}.failed`
