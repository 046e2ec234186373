import { fromBunSql } from 'pg-boss'
import type { Pool, Sql } from '../../modules/shared/transaction.ts'

/** PostgreSQL's number for the type text. */
const textType = 25

/** The shop's database as the queue wants it. */
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

/** The queue brings JSON as text, which the client would encode once more for a parameter of type json. */
const encodedOnce = (sql: Sql, text: string, values: unknown[]) =>
  values.map((value, at) =>
    typeof value === 'string' && new RegExp(`\\$${at + 1}::jsonb?\\b`).test(text)
      ? sql.typed(value as never, textType)
      : value,
  )
