import type { Sql } from './transaction.ts'

/** A queue and the handler of its messages; the handler calls one use case. */
export type Job = {
  queue: string
  /** Retries after the first attempt, with growing backoff; then the message is dead-lettered. */
  retryLimit: number
  handle(data: unknown): Promise<void>
  /** Called with a message after its last retry; default: the failure is only logged. */
  giveUp?(data: unknown): Promise<void>
  /** At most one message per key waits in the queue. Cannot change once the queue has been declared. */
  isKeyed?: true
  /** Messages that one process handles at once; default: 1. */
  concurrency?: number
  /** Seconds after which an attempt counts as failed; default: 600. */
  timeLimit?: number
  /** A cron expression in Oslo time at which a message is queued; default: none. */
  cron?: string
}

type EnqueueOptions = {
  /** In a keyed queue, a message is dropped when one with the same key waits already. */
  key?: string
  /** Seconds before a worker may take the message; default: 0. */
  delay?: number
}

/** Queues a message in the use case's transaction, so that a rollback removes it. */
export type Enqueue = (
  tx: Sql,
  queue: string,
  data: object,
  options?: EnqueueOptions,
) => Promise<void>
