import { isShort, scannedTextContains } from '../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Orders of the sample, roughly, and at most: a table without statistics is taken for a small one. */
const sampled = { about: 2000, most: 4000 }

/** Entries that an index reads in the time that PostgreSQL takes to look at an order. */
const entriesPerOrder = 100

/**
 * The words of a search that an index looks for; the others are looked for in the orders found. The index reads entries
 * for each order that contains a word, so only the rarest word and those that save more time than they take are its
 * work. A sample of all orders tells how common they are.
 */
export async function indexedWords(sql: Sql, words: readonly string[]): Promise<readonly string[]> {
  if (words.length === 1) return words
  const shares = await sampledShares(sql, words)
  const shareOf = (word: string) => shares.get(word) ?? 0
  const least = Math.min(...shares.values())
  const rarest = words.filter((word) => shareOf(word) === least)
  const rare = words.filter((word) => {
    const saved = least * (1 - shareOf(word)) * entriesPerOrder
    return rarest.includes(word) || saved > shareOf(word) * word.length
  })
  // The trigram index has no short words.
  return rarest.every(isShort) ? rare : rare.filter((word) => !isShort(word))
}

/** Share of the sampled orders that contain each word. Pages of the table are sampled, always the same ones. */
async function sampledShares(sql: Sql, words: readonly string[]): Promise<Map<string, number>> {
  const columns = words.map((word) => sql`avg((${scannedTextContains(sql, word)})::int)::float`)
  const [sample] = await sql<{ shares: (number | null)[] }[]>`
    select array[${columns.reduce((list, column) => sql`${list}, ${column}`)}] as shares
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
  return new Map(words.map((word, index) => [word, sample?.shares[index] ?? 0]))
}
