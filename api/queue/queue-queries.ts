import type { Sql } from '../../modules/shared/transaction.ts'

/** Messages of a queue that a worker may take now, and seconds since the oldest of them became due. */
export type QueueLength = { queue: string; waiting: number; oldest: number }

/** The queues with waiting messages, dead letters included; the longest wait first. */
export const queueLengths = (sql: Sql): Promise<QueueLength[]> => sql<QueueLength[]>`
  select
    name as queue,
    count(*)::int as waiting,
    extract(epoch from now() - min(greatest(created_on, start_after)))::float as oldest
  from jobs.job
  where state < 'active'
    and start_after <= now()
  group by name
  order by oldest desc
`
