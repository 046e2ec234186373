import type { Sql } from '../../../modules/shared/transaction.ts'

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

/** The version of pg-boss's schema; undefined before it has been created. */
export async function storedQueueVersion(sql: Sql): Promise<number | undefined> {
  const [table] = await sql`select where to_regclass('jobs.version') is not null`
  if (!table) return undefined
  const [row] = await sql<{ version: number }[]>`select version from jobs.version`
  return row?.version
}
