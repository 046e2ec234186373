import { setTimeout as pause } from 'node:timers/promises'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { asCausedBy } from '../../../modules/shared/promises/request-wait.ts'
import { within } from '../../../modules/shared/promises/within.ts'
import { reasonOf } from '../log/log.ts'
import type { Meter } from '../log/meter.ts'
import type { NoteDone } from '../log/note-done.ts'

/** Ms between two fetches: from a queue without further messages, and from one that has more. */
const polling = 1000
const gathering = 20
/** Ms for which a stop waits for the messages in hand. */
const grace = 10_000

type Work = {
  queue: string
  /** Messages in hand at once. */
  concurrency: number
  /** Seconds after which an attempt counts as failed. */
  timeLimit: number
  handle(data: unknown): Promise<void>
}

type Watching = { log: Logger; meter: Meter; noteDone: NoteDone }

export type Worker = { stop(): Promise<void> }

/**
 * Handles the messages of a queue. Each is completed or failed by itself, so one that hangs occupies one of
 * `concurrency` places until its time limit, and delays no other. `stop` waits for the messages in hand, and fails those
 * that take too long, so that another process retries them.
 */
export function startWorker(boss: PgBoss, work: Work, watching: Watching): Worker {
  const { queue, concurrency } = work
  const { log } = watching
  const ended = new AbortController()
  const inHand = new Map<JobWithMetadata<unknown>, Promise<void>>()
  const running = run()
  return {
    async stop() {
      ended.abort()
      await running
      const late = () => new Error(`No end after ${grace} ms`)
      await within(grace, Promise.all(inHand.values()), late).catch(() => undefined)
      for (const message of inHand.keys()) await settle(message, new Error('The process stopped'))
    },
  }

  async function run() {
    while (!ended.signal.aborted) {
      const free = concurrency - inHand.size
      const messages = free > 0 ? await fetched(free) : []
      for (const message of messages) take(message)
      // A fetch takes several messages at once: while all places are taken, some become free before the next one.
      const wait = messages.length === free ? gathering : polling
      await pause(wait, undefined, { signal: ended.signal }).catch(() => undefined)
    }
  }

  async function fetched(most: number): Promise<JobWithMetadata<unknown>[]> {
    try {
      return await boss.fetch(queue, { batchSize: most, includeMetadata: true })
    } catch (error) {
      log.warn({ reason: reasonOf(error), queue }, 'Queue')
      return []
    }
  }

  function take(message: JobWithMetadata<unknown>): void {
    const done = attemptOf(message)
      .then((failure) => settle(message, failure))
      .finally(() => inHand.delete(message))
    inHand.set(message, done)
  }

  function attemptOf(message: JobWithMetadata<unknown>): Promise<Error | undefined> {
    return asCausedBy(causeOf(message.data), () => attempt(message, work, watching))
  }

  /** An attempt that cannot be settled expires, and is retried. */
  async function settle(message: JobWithMetadata<unknown>, failure: Error | undefined) {
    try {
      await (failure ? boss.fail(queue, message, failure) : boss.complete(queue, message))
    } catch (error) {
      log.warn({ reason: reasonOf(error), queue, job: message.id }, 'Queue')
    }
  }
}

/**
 * Handles a message; returns its failure, which is logged, the last one as an error. The end of a job that a request
 * caused is noted; there are too many scheduled ones.
 */
async function attempt(
  { id, data, retryCount, retryLimit }: JobWithMetadata<unknown>,
  { queue, timeLimit, handle }: Work,
  { log, meter, noteDone }: Watching,
): Promise<Error | undefined> {
  const began = performance.now()
  try {
    const late = () => new Error(`No end after ${timeLimit} s`)
    await within(timeLimit * 1000, handle(data), late)
    meter.job(queue, 'done')
    const ms = Math.round(performance.now() - began)
    if (causeOf(data)) noteDone({ queue, job: id, attempt: retryCount + 1, ms }, 'A job was done')
    return undefined
  } catch (error) {
    const about = { err: error, queue, job: id, data, attempt: retryCount + 1 }
    const isLast = retryCount >= retryLimit
    meter.job(queue, isLast ? 'failed' : 'retried')
    if (!isLast) log.warn(about, 'A job failed and will be retried')
    else log.error(about, 'A job failed permanently and needs attention')
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** The id of the request that queued a message; undefined for scheduled ones. */
function causeOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('requestId' in data)) return undefined
  return typeof data.requestId === 'string' ? data.requestId : undefined
}
