import type { Sql } from './transaction.ts'

/** A queue and what is done with each of its messages; the handler calls one use case. */
export type Job = {
  queue: string
  /** Attempts after the first one, with growing pauses; then the message is dead-lettered. */
  retryLimit: number
  handle(data: unknown): Promise<void>
  /** What is done with a message that failed for good; without it, only the log tells. */
  giveUp?(data: unknown): Promise<void>
  /** Of the messages that were queued with the same key, one waits at a time. Stays as it was when the queue was first declared. */
  isKeyed?: true
  /** When the queue fills itself: a cron line in Oslo's time. */
  cron?: string
}

type EnqueueOptions = {
  /** In a keyed queue, a message that waits already under the same key is not doubled. */
  key?: string
  /** Seconds before a worker may take the message; 0 by default. */
  delay?: number
}

/** Puts a message into a queue within the use case's transaction, so that a rollback leaves none. */
export type Enqueue = (
  tx: Sql,
  queue: string,
  data: object,
  options?: EnqueueOptions,
) => Promise<void>
