import { numberOf, type Pool } from '../../../modules/shared/transaction.ts'
import { listenerName } from '../database/database-watch.ts'

/** The processes of the shop: each has one connection that listens. */
export const processesOf = (sql: Pool) =>
  numberOf(sql<{ processes: number }[]>`
    select count(*)::int as processes
    from pg_stat_activity
    where datname = current_database()
      and application_name = ${listenerName}
  `)
