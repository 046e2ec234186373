import { mostCounted } from '../../shared/lists/most-counted.ts'
import {
  isShort,
  scannedTextContains,
  textContains,
} from '../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'
import { isCommon, isInList, lists, type PartQuery } from './assortment-parts-queries.ts'

/** `matching` and `total` of the list. The index of short texts is slow for common ones. */
export async function counts(sql: Sql, part: PartQuery, read: Promise<readonly number[]>) {
  const { show, text, categories } = part
  const isFiltered = categories !== undefined || text !== ''
  const known =
    isShort(text) && isCommon(await read, part) ? await readMatching(sql, part) : undefined
  const [counted] = await sql<{ matching: number | null; total: number }[]>`
    select
      products as total,
      ${
        known !== undefined || (show === 'all' && !isFiltered)
          ? null
          : sql`(
        select count(*)
        from (
          select
          from ${isFiltered ? lists[show].withProducts(sql) : lists[show].rows(sql)}
          where ${isInList(sql, show, categories)}
            and ${text ? textContains(sql, text) : sql`true`}
          limit ${text ? mostCounted : null}
        ) counted
      )`
      }::int as matching
    from catalogue.product_count
  `
  const total = counted?.total ?? 0
  return { matching: known ?? counted?.matching ?? total, total }
}

/** The number of matching products, counted up to `mostCounted`; undefined if a few thousand products are too few. */
async function readMatching(sql: Sql, { show, text, categories }: PartQuery) {
  const most = 2 * mostCounted
  const [counted] = await sql<{ read: number; matching: number }[]>`
    select
      count(*)::int as read,
      (count(*) filter (where ${scannedTextContains(sql, text)}))::int as matching
    from (
      select search_text
      from ${lists[show].withProducts(sql)}
      where ${isInList(sql, show, categories)}
      limit ${most}
    ) read
  `
  const { read = most, matching = 0 } = counted ?? {}
  return matching >= mostCounted || read < most ? Math.min(matching, mostCounted) : undefined
}
