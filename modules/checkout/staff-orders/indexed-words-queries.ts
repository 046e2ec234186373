import { isShort, scannedTextContains } from '../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Orders of the sample, roughly, and at most: a table without statistics is taken for a small one. */
const sampled = { about: 2000, most: 4000 }

/**
 * How much more common than the rarest word another one may be, so that the index takes less time for it than it saves
 * orders to look at.
 */
const mostCommon = 32

/**
 * The words of a search that an index looks for. The others are looked for in the orders found: an index reads an entry
 * for each order that contains a word, so common words take longer than rare ones. A sample of all orders tells which
 * are common. Short and long words never mix, because PostgreSQL would compute the short parts of each order found.
 */
export async function indexedWords(sql: Sql, words: readonly string[]): Promise<readonly string[]> {
  if (words.length === 1) return words
  const counts = await sampledCounts(sql, words)
  const least = Math.min(...counts.values())
  const isLeast = (word: string) => counts.get(word) === least
  const areShort = words.filter(isLeast).every(isShort)
  return words.filter(
    (word) => isShort(word) === areShort && (counts.get(word) ?? 0) <= mostCommon * least,
  )
}

/** Number of sampled orders that contain each word. Pages of the table are sampled, always the same ones. */
async function sampledCounts(sql: Sql, words: readonly string[]): Promise<Map<string, number>> {
  const columns = words.map(
    (word) => sql`count(*) filter (where ${scannedTextContains(sql, word)})::int`,
  )
  const [sample] = await sql<{ counts: number[] }[]>`
    select array[${columns.reduce((list, column) => sql`${list}, ${column}`)}] as counts
    from (
      select search_text
      from checkout.orders
      tablesample system ((
        select least(100, 100.0 * ${sampled.about} / greatest(reltuples, 1))
        from pg_class
        where oid = 'checkout.orders'::regclass
      )) repeatable (0)
      where payment = 'paid'
      limit ${sampled.most}
    ) sample
  `
  return new Map(words.map((word, index) => [word, sample?.counts[index] ?? 0]))
}
