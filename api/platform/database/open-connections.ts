import type { Logger } from 'pino'
import type { Config } from '../settings/config.ts'
import { openDatabase, requestLimits } from './database.ts'
import { watchDatabase } from './database-watch.ts'
import { watchPooler } from './pooler/watch-pooler.ts'

/**
 * The connections of a process: one that listens, past a pooler, and three pools, over the pooler if there is one. The
 * pools are apart, so that slow jobs never take the connections of requests. Jobs may wait for one.
 */
export function openConnections(
  databaseUrl: string,
  { directUrl, pools }: Pick<Config, 'directUrl' | 'pools'>,
  log: Logger,
) {
  const isPooled = directUrl !== undefined
  const sql = openDatabase(databaseUrl, { max: pools.requests, isPooled, ...requestLimits })
  const jobsSql = openDatabase(databaseUrl, { max: pools.jobs, isPooled })
  const limitsSql = openDatabase(databaseUrl, {
    max: pools.limits,
    isPooled,
    // Each call that is limited waits for its count, and all share two connections.
    mayForget: true,
    ...requestLimits,
  })
  const all = [sql, jobsSql, limitsSql]
  const dropAll = () => {
    for (const pool of all) pool.drop()
  }

  const watch = watchDatabase(directUrl ?? databaseUrl, log)
  watch.onSilence(dropAll)
  const pooler = isPooled ? watchPooler(databaseUrl, log, dropAll) : undefined
  return {
    sql,
    jobsSql,
    limitsSql,
    watch,
    isReady: () => watch.isUp() && (pooler?.isUp() ?? true),
    async stop() {
      await watch.stop()
      await pooler?.stop()
      for (const pool of all) await pool.end({ timeout: 5 })
    },
  }
}
