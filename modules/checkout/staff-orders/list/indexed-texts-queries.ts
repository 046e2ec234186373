import { rarestText, sampledRows, sampledShares } from '../../../shared/lists/sample-queries.ts'
import { isShort } from '../../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { type OrderQuery, plainFilter, wordsOf } from './order-filter-queries.ts'

/** Entries that an index reads in the time that PostgreSQL takes to look at an order. */
const entriesPerOrder = 100

/** The newest orders of a period that tell how common words are in it. */
const newest = 500

/**
 * The texts that an index looks for in a search for words; the words are looked for in the orders found. The index reads
 * entries for each order that contains a text, so it looks for the rarest word, and for those that save more time than
 * they take. A sample tells how common they are. Beside a short word, two letters stand for a long one:
 * that index is exact, while PostgreSQL looks again at what the trigram index finds, and would compute the short parts.
 */
export async function indexedTexts(
  sql: Sql,
  query: OrderQuery,
  now: Date,
): Promise<readonly string[]> {
  const words = wordsOf(query)
  if (words.length === 1) return words
  const shares = await sampledShares(sql, sampledOrders(sql, query, now), words)
  const shareOf = (word: string) => shares.get(word) ?? 0
  const least = Math.min(...shares.values())
  const rarest = words.filter((word) => shareOf(word) === least)
  const rare = words.filter((word) => {
    const saved = least * (1 - shareOf(word)) * entriesPerOrder
    return rarest.includes(word) || saved > shareOf(word) * word.length
  })
  const long = rare.filter((word) => !isShort(word))
  if (!rarest.every(isShort)) return long
  return [
    ...rare.filter(isShort),
    ...(await Promise.all(long.map((word) => rarestPair(sql, query, now, word)))),
  ]
}

/** The two adjacent letters of a word that fewest orders contain. */
function rarestPair(sql: Sql, query: OrderQuery, now: Date, word: string): Promise<string> {
  const letters = [...word.normalize('NFC').toLowerCase()]
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return rarestText(sql, sampledOrders(sql, query, now), pairs as [string, ...string[]])
}

/** The newest orders of a period, of which a sample of the table has few; otherwise a sample of all. */
const sampledOrders = (sql: Sql, query: OrderQuery, now: Date) =>
  query.period
    ? sql`
        select search_text
        from checkout.orders
        where ${plainFilter(sql, query, now)}
        order by created_at desc, id desc
        limit ${newest}
      `
    : sampledRows(sql, 'checkout.orders', sql`payment = 'paid'`)
