import postgres from 'postgres'
import type { TestDatabase } from '../test-database.ts'
import type { Pool } from '../transaction.ts'

/** PostgreSQL's plans of the statements that name the table. */
export async function plansOf(
  database: TestDatabase,
  table: string,
  ask: (sql: Pool) => Promise<unknown>,
): Promise<string> {
  const asked: { text: string; parameters: unknown[] }[] = []
  const sql = postgres(database.url, {
    max: 1,
    debug: (_connection, text, parameters) => void asked.push({ text, parameters }),
  })
  await ask(sql)
  await sql.end()
  const plans: string[] = []
  for (const { text, parameters } of asked.filter((one) => one.text.includes(table))) {
    const rows = await database.sql.unsafe(
      `explain ${text}`,
      parameters as postgres.ParameterOrJSON<never>[],
    )
    plans.push(...rows.map((row) => row['QUERY PLAN']))
  }
  return plans.join('\n')
}
