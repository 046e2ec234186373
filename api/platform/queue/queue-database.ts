import { fromBunSql } from 'pg-boss'
import type { Pool, Sql } from '../../../modules/shared/transaction.ts'

/** PostgreSQL's type id of text. */
const textType = 25

/**
 * The shop's database client behind the interface that pg-boss expects. `prepare` is for statements whose text does not
 * vary; default: false.
 */
export const queueDatabase = (sql: Sql, { prepare = false } = {}) =>
  fromBunSql({
    unsafe: run(sql, prepare),
    async reserve() {
      const held = await (sql as Pool).reserve()
      return { unsafe: rolledBack(held, run(held, prepare)), release: () => held.release() }
    },
  })

type Run = (text: string, values?: unknown[]) => Promise<unknown>

/** pg-boss begins and commits within one script: one that fails leaves its transaction open. */
const rolledBack =
  (held: Sql, run: Run): Run =>
  async (text, values) => {
    try {
      return await run(text, values)
    } catch (error) {
      await held.unsafe('rollback').catch(() => undefined)
      throw error
    }
  }

const run =
  (sql: Sql, prepare: boolean): Run =>
  (text, values = []) =>
    sql.unsafe(text, encodedOnce(sql, text, values) as never[], { prepare })

/** pg-boss passes JSON as text, which the client would encode a second time for a json parameter. */
const encodedOnce = (sql: Sql, text: string, values: unknown[]) =>
  values.map((value, at) =>
    typeof value === 'string' && new RegExp(`\\$${at + 1}::jsonb?\\b`).test(text)
      ? sql.typed(value as never, textType)
      : value,
  )
