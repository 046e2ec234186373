import type { Sql } from '../transaction.ts'

/** Whether a text has no three letters or digits in a row, without which a trigram index does not find it. */
export const isShort = (text: string): boolean => !/[\p{L}\p{N}]{3}/u.test(text.normalize('NFC'))

/** The condition that the column `search_text`, normalized and in lower case, contains a text. A trigram index serves it. */
export const textContains = (sql: Sql, text: string) =>
  sql`search_text like ${`%${inColumnForm(text)}%`}`

/** The condition that the column contains a text, a short one as the beginning of its first or second line. */
export const hasText = (sql: Sql, text: string) =>
  isShort(text) ? firstLinesBegin(sql, 2, text) : textContains(sql, text)

/** The condition that every word is in the column, the short ones at the beginning of a word, where the index finds them. */
export const textHasWords = (sql: Sql, words: readonly string[]) =>
  words
    .map((word) => (isShort(word) ? textHasBeginning(sql, word) : textContains(sql, word)))
    .reduce((all, one) => sql`${all} and ${one}`)

const textHasBeginning = (sql: Sql, word: string) =>
  sql`search_text like any (${['', '% ', '%\n'].map((before) => `${before}${inColumnForm(word)}%`)})`

/**
 * The condition that one of the first lines of the column begins with a text. Btree indexes on these expressions with
 * `text_pattern_ops` serve it.
 */
export const firstLinesBegin = (sql: Sql, lines: 2 | 3, text: string) => {
  const beginnings = [
    sql`split_part(search_text, E'\n', 1)`,
    sql`split_part(search_text, E'\n', 2)`,
    sql`split_part(search_text, E'\n', 3)`,
  ]
    .slice(0, lines)
    .map((line) => sql`${line} like ${`${inColumnForm(text)}%`}`)
    .reduce((some, one) => sql`${some} or ${one}`)
  return sql`(${beginnings})`
}

/** The text as the column has it, with the characters escaped that `like` knows. */
const inColumnForm = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[%_\\]/g, '\\$&')
