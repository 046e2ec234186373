import type { Fragment, Sql } from '../transaction.ts'
import { scannedTextContains } from './text-search-queries.ts'

/** Rows of the sample, roughly, and at most: a table without statistics is taken for a small one. */
const sampled = { about: 2000, most: 4000 }

type Sampled = { table: string; condition?: Fragment }

/**
 * Share of the sampled rows whose `search_text` contains each text. Pages of the table are sampled, always the same
 * ones. The condition is that of the rows that count; default: all.
 */
export async function sampledShares(
  sql: Sql,
  { table, condition = sql`true` }: Sampled,
  texts: readonly string[],
): Promise<Map<string, number>> {
  const columns = texts.map((text) => sql`avg((${scannedTextContains(sql, text)})::int)::float`)
  const [sample] = await sql<{ shares: (number | null)[] }[]>`
    select array[${columns.reduce((list, column) => sql`${list}, ${column}`)}] as shares
    from (
      select search_text
      from ${sql(table)}
      ${sampleOf(sql, table)}
      where ${condition}
      limit ${sampled.most}
    ) sample
  `
  return new Map(texts.map((text, index) => [text, sample?.shares[index] ?? 0]))
}

/** The clause that samples pages of the table, always the same ones. */
export const sampleOf = (sql: Sql, table: string) => sql`
  tablesample system ((
    select least(100, 100.0 * ${sampled.about} / greatest(reltuples, 1))
    from pg_class
    where oid = ${table}::text::regclass
  )) repeatable (0)
`

/** The text that fewest of the sampled rows contain. */
export async function rarestText(
  sql: Sql,
  sample: Sampled,
  texts: readonly [string, ...string[]],
): Promise<string> {
  if (texts.length === 1) return texts[0]
  const shares = await sampledShares(sql, sample, texts)
  return [...shares].reduce((rarest, one) => (one[1] < rarest[1] ? one : rarest))[0]
}
