import { fromBunSql, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Enqueue, Job } from '../modules/shared/jobs.ts'
import type { Pool } from '../modules/shared/transaction.ts'
import { reasonOf } from './log.ts'

const schema = 'jobs'

/** Seconds between two looks at a queue, before the first repetition of a failed message, and that a handler may take. */
const polling = 1
const firstRetry = 5
const handlerLimit = 600

export type Queue = {
  enqueue: Enqueue
  /** Makes the jobs' queues, each with one beside it for the messages that failed for good. */
  declare(jobs: readonly Job[]): Promise<void>
  work(jobs: readonly Job[]): Promise<void>
  stop(): Promise<void>
}

/** The queues, kept in the shop's own database; a web process only fills them. */
export async function startQueue(sql: Pool, log: Logger, worker: boolean): Promise<Queue> {
  const boss = new PgBoss({ db: fromBunSql(sql), schema, supervise: worker, schedule: worker })
  boss.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'Queue'))
  await boss.start()
  return {
    async enqueue(tx, queue, data, key) {
      await boss.send(queue, data, {
        db: fromBunSql(tx as Pool),
        ...(key && { singletonKey: key }),
      })
    },
    async declare(jobs) {
      for (const { queue, retryLimit } of jobs) {
        await boss.createQueue(deadLetters(queue))
        await boss.createQueue(queue, {
          retryLimit,
          retryDelay: firstRetry,
          retryBackoff: true,
          expireInSeconds: handlerLimit,
          deadLetter: deadLetters(queue),
        })
      }
    },
    async work(todo) {
      for (const { queue, handle, cron } of todo) {
        if (cron) await boss.schedule(queue, cron, {}, { tz: 'Europe/Oslo' })
        await boss.work(queue, { pollingIntervalSeconds: polling }, async (messages) => {
          for (const { data } of messages) await handle(data)
        })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

const deadLetters = (queue: string) => `${queue}.failed`
