import type { Fragment, Sql } from '../transaction.ts'
import { scannedTextContains } from './text-search-queries.ts'

/** Rows of the sample, roughly, and at most: a table without statistics is taken for a small one. */
const sampled = { about: 2000, most: 4000 }

/** Share of the rows of the sample whose `search_text` contains each text. */
export async function sampledShares(
  sql: Sql,
  sample: Fragment,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const columns = texts.map((text) => sql`avg((${scannedTextContains(sql, text)})::int)::float`)
  const [row] = await sql<{ shares: (number | null)[] }[]>`
    select array[${columns.reduce((list, column) => sql`${list}, ${column}`)}] as shares
    from (${sample}) sample
  `
  return new Map(texts.map((text, index) => [text, row?.shares[index] ?? 0]))
}

/** A sample of the table's rows that meet the condition; default: of all. */
export const sampledRows = (sql: Sql, table: string, condition = sql`true`) => sql`
  select search_text
  from ${sql(table)}
  ${sampleOf(sql, table)}
  where ${condition}
  limit ${sampled.most}
`

/** The clause that samples pages of the table, always the same ones. */
export const sampleOf = (sql: Sql, table: string) => sql`
  tablesample system ((
    select least(100, 100.0 * ${sampled.about} / greatest(reltuples, 1))
    from pg_class
    where oid = ${table}::text::regclass
  )) repeatable (0)
`

/** The text that fewest rows of the sample contain. */
export async function rarestText(
  sql: Sql,
  sample: Fragment,
  texts: readonly [string, ...string[]],
): Promise<string> {
  if (texts.length === 1) return texts[0]
  const shares = await sampledShares(sql, sample, texts)
  return [...shares].reduce((rarest, one) => (one[1] < rarest[1] ? one : rarest))[0]
}
