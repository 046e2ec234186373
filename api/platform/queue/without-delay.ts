import type { Enqueue } from '../../../modules/shared/jobs.ts'

/** Queues jobs that run at once. */
export const withoutDelay =
  (enqueue: Enqueue): Enqueue =>
  (tx, queue, data, { delay: _left, ...options } = {}) =>
    enqueue(tx, queue, data, options)
