import type { Sql } from '../transaction.ts'

/** Fewest letters that a trigram index finds. */
const leastIndexed = 3

/** Letters and digits that find a number among many. */
const selective = 5

/**
 * The condition that the column `search_text`, in lower case and normalized, contains a text. A trigram index on the
 * column serves it; an index on its `short_parts` serves a text without three letters in a row.
 */
export function textContains(sql: Sql, text: string) {
  if (isShort(text))
    return sql`(${scannedTextContains(sql, text)} and ${hasShortParts(sql, [text])})`
  const part = indexedPart(text)
  const containsPart = sql`search_text like (select '%' || ${inColumnForm(sql, part)} || '%')`
  return part === text ? containsPart : sql`(${containsPart} and ${scannedTextContains(sql, text)})`
}

/**
 * The same condition for a scan of rows in some order, without an index of the text. The subquery normalizes the text
 * once instead of once per row.
 */
export const scannedTextContains = (sql: Sql, text: string) =>
  sql`position((select ${inColumnForm(sql, text)}) in search_text) > 0`

/**
 * The condition that the column contains every text. An index serves the `indexed` ones, which are texts or parts of
 * them, all short or all long. The others are looked for in what it finds.
 */
export function textContainsAll(sql: Sql, texts: readonly string[], indexed: readonly string[]) {
  const areShort = indexed.length > 0 && indexed.every(isShort)
  const scanned = areShort ? texts : texts.filter((text) => !indexed.includes(text))
  const conditions = [
    ...scanned.map((text) => scannedTextContains(sql, text)),
    ...(areShort ? [hasShortParts(sql, indexed)] : indexed.map((text) => textContains(sql, text))),
  ]
  return conditions.reduce((all, one) => sql`${all} and ${one}`)
}

/** Whether a text has no three letters or digits in a row, so that the index of short texts serves it. */
export const isShort = (text: string): boolean =>
  indexedRun(text.normalize('NFC')).length < leastIndexed

/**
 * Parts of a text that an index finds: letters and digits, and the pairs of characters around each blank, which are rare
 * when the words beside it are common.
 */
export function indexedParts(text: string): [string, ...string[]] {
  if (isShort(text)) return [text]
  const pairs = [...text.normalize('NFC').matchAll(/(?=(\s\S|\S\s))/gu)].map(
    ([, pair = '']) => pair,
  )
  return [indexedPart(text), ...pairs]
}

/**
 * Without an index, this condition takes long for each row; it stands after the others, which PostgreSQL then tests
 * first.
 */
const hasShortParts = (sql: Sql, texts: readonly string[]) => sql`
  public.short_parts(search_text) @> (${texts
    .map((text) => partsOf(sql, text))
    .reduce((all, one) => sql`${all} || ${one}`)})
`

/** Pairs of bytes come first among the parts. A text of one byte has none, and is searched for as that byte. */
const partsOf = (sql: Sql, text: string) => sql`(
  select (public.short_parts(text))[:greatest(octet_length(text) - 1, 1)]
  from (select ${inColumnForm(sql, text)} as text) searched
)`

const inColumnForm = (sql: Sql, text: string) =>
  sql`lower(normalize(${text}) collate "nb-x-icu") collate "C"`

/**
 * The longest run of letters and digits, or the end of one with a digit: the '4711' of 'kunde4711' with the letter before
 * it. A sign after it belongs to it, as the index knows where words end.
 */
function indexedPart(text: string): string {
  const whole = text.normalize('NFC')
  const run = indexedRun(whole)
  const part = /\d/.test(run) ? selectiveEnd(run) : run
  const rest = whole.slice(whole.indexOf(run) + run.length)
  return part + (/^[^\p{L}\p{N}%_\\]/u.exec(rest)?.[0] ?? '')
}

/**
 * An e-mail's domain counts only on its own. Common trigrams, like those of 'gmail.com', slow down the index and exclude
 * little.
 */
function indexedRun(text: string): string {
  const beforeDomain = longestRun(text.split('@')[0] ?? '')
  return beforeDomain.length < leastIndexed ? longestRun(text) : beforeDomain
}

function selectiveEnd(run: string): string {
  const end = [...run].slice(-selective)
  const digit = end.findIndex((character) => /\d/.test(character))
  return end.slice(Math.max(0, Math.min(digit - 1, end.length - leastIndexed))).join('')
}

const longestRun = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
