import { fromBunSql } from 'pg-boss'
import type { Pool, Sql } from '../../modules/shared/transaction.ts'

/** PostgreSQL's type id of text. */
const textType = 25

/** The shop's database client behind the interface that pg-boss expects. */
export const queueDatabase = (sql: Sql) =>
  fromBunSql({
    unsafe: run(sql),
    async reserve() {
      const held = await (sql as Pool).reserve()
      return { unsafe: run(held), release: () => held.release() }
    },
  })

const run =
  (sql: Sql) =>
  (text: string, values: unknown[] = []): Promise<unknown> =>
    sql.unsafe(text, encodedOnce(sql, text, values) as never[])

/** pg-boss passes JSON as text, which the client would encode a second time for a json parameter. */
const encodedOnce = (sql: Sql, text: string, values: unknown[]) =>
  values.map((value, at) =>
    typeof value === 'string' && new RegExp(`\\$${at + 1}::jsonb?\\b`).test(text)
      ? sql.typed(value as never, textType)
      : value,
  )
