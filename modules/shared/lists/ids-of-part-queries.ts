import { type Fragment, isTrue, numberOf, type Sql, valuesOf } from '../transaction.ts'
import { mostCounted } from './most-counted.ts'

/** Rows that are read in the order of the list, per row wanted, before an index finds all matches. */
const readPerRow = 40

/**
 * The share of a list from which matches are searched for in its order instead of all found and sorted. Where all of them
 * are at the end, either reads about half of the list at most.
 */
const largeShare = 0.4

/** A list of a table's rows, which have ids. The conditions and the order name the columns of the table alone. */
export type List = {
  table: Fragment
  /** The condition of the filters that are no search. */
  filter: Fragment
  /** The condition of the search; default: no search. */
  matches?: Fragment | undefined
  /** Whether few rows are known to match, so that an index finds all of them at once. Default: false. */
  areFew?: boolean
  /** The condition for the rows after the cursor. */
  isAfter: Fragment
  /** The column that the list is sorted by before the id. */
  column: string
  order: Fragment
}

/** Ids of a part; a search that found all matches counts them, up to `mostCounted`. */
export type Part = { ids: number[]; counted?: number }

/**
 * Ids of up to `most` rows after the cursor, in order. A search reads the first rows of the list. If that is not enough,
 * it reads on where a large share of the list matches, and has an index find all matches where it does not. PostgreSQL
 * expects that matches are spread evenly, and alone would read most of the list where few are all at its end.
 */
export async function idsOfPart(sql: Sql, list: List, most: number): Promise<Part> {
  const { matches, areFew = false } = list
  if (!matches) return { ids: await firstIds(sql, list, most) }
  if (areFew) return idsAmongAll(sql, list, matches, most)
  const ids = await idsAmongFirst(sql, list, matches, most)
  if (ids.length === most) return { ids }
  return (await isLargeShare(sql, list, matches))
    ? idsInOrder(sql, list, matches, most)
    : idsAmongAll(sql, list, matches, most)
}

/** Counts the matching rows of the list, up to `mostCounted`. */
export const countUp = (sql: Sql, { table, filter, matches }: List) =>
  numberOf(sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select
      from ${table}
      where ${filter}
        and ${matches ?? sql`true`}
      limit ${mostCounted}
    ) counted
  `)

const firstIds = (sql: Sql, { table, filter, isAfter, order }: List, most: number) =>
  valuesOf(sql<{ id: number }[]>`
    select id
    from ${table}
    where ${filter}
      and ${isAfter}
    order by ${order}
    limit ${most}
  `)

const idsAmongFirst = (
  sql: Sql,
  { table, filter, isAfter, order }: List,
  matches: Fragment,
  most: number,
) =>
  valuesOf(sql<{ id: number }[]>`
    select id
    from (
      select *
      from ${table}
      where ${filter}
        and ${isAfter}
      order by ${order}
      limit ${most * readPerRow}
    ) first
    where ${matches}
    order by ${order}
    limit ${most}
  `)

/** Whether a large share of the list matches, by a sample of the table's pages: the same ones in both counts. */
function isLargeShare(sql: Sql, { table, filter }: List, matches: Fragment) {
  const sample = sql`${table} tablesample system (1) repeatable (1)`
  return isTrue(sql<{ isLarge: boolean }[]>`
    select
      (select count(*) from ${sample} where ${filter} and ${matches})
        > ${largeShare}::float * (select count(*) from ${sample} where ${filter}) as "isLarge"
  `)
}

/** Reads on to as many matches as are counted, so that they are not searched for again. */
async function idsInOrder(sql: Sql, list: List, matches: Fragment, most: number): Promise<Part> {
  const filter = sql`${list.filter} and ${matches}`
  const ids = await firstIds(sql, { ...list, filter }, Math.max(most, mostCounted))
  return { ids: ids.slice(0, most), ...(ids.length >= mostCounted && { counted: mostCounted }) }
}

async function idsAmongAll(
  sql: Sql,
  { table, filter, isAfter, column, order }: List,
  matches: Fragment,
  most: number,
): Promise<Part> {
  const rows = await sql<{ counted: number; id: number | null }[]>`
    with found as materialized (
      select id, ${sql(column)}
      from ${table}
      where ${filter}
        and ${matches}
    )
    select counted, id
    from (select least(count(*), ${mostCounted})::int as counted from found) all_found
    left join (
      select *
      from found
      where ${isAfter}
      order by ${order}
      limit ${most}
    ) part on true
    order by ${order}
  `
  return { ids: rows.flatMap(({ id }) => id ?? []), counted: rows[0]?.counted ?? 0 }
}
