import { rarestText, sampledShares } from '../../../shared/lists/sample-queries.ts'
import { isShort } from '../../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../../shared/transaction.ts'

/** Entries that an index reads in the time that PostgreSQL takes to look at an order. */
const entriesPerOrder = 100

/**
 * The texts that an index looks for in a search for words; the words are looked for in the orders found. The index reads
 * entries for each order that contains a text, so it looks for the rarest word, and for those that save more time than
 * they take. A sample of all orders tells how common they are. Beside a short word, two letters stand for a long one:
 * that index is exact, while PostgreSQL looks again at what the trigram index finds, and would compute the short parts.
 */
export async function indexedTexts(sql: Sql, words: readonly string[]): Promise<readonly string[]> {
  if (words.length === 1) return words
  const shares = await sampledShares(sql, paidOrders(sql), words)
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
    ...(await Promise.all(long.map((word) => rarestPair(sql, word)))),
  ]
}

/** The two adjacent letters of a word that fewest orders contain. */
function rarestPair(sql: Sql, word: string): Promise<string> {
  const letters = [...word.normalize('NFC').toLowerCase()]
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
  return rarestText(sql, paidOrders(sql), pairs as [string, ...string[]])
}

const paidOrders = (sql: Sql) => ({
  table: 'checkout.orders',
  condition: sql`payment = 'paid'`,
})
