import type { Fragment, Sql } from '../transaction.ts'
import { mostCounted } from './most-counted.ts'

/** Rows that are read in the order of the list, per row wanted, before an index finds all matches. */
const readPerRow = 40

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
 * Ids of up to `most` rows after the cursor, in order. A search reads the first rows of the list, and has an index find
 * all matches if that is not enough. PostgreSQL expects that matches are spread evenly, and alone would read most of the
 * list where they are all at its end.
 */
export async function idsOfPart(sql: Sql, list: List, most: number): Promise<Part> {
  const { matches, areFew = false } = list
  if (!matches) return { ids: await firstIds(sql, list, most) }
  const ids = areFew ? [] : await idsAmongFirst(sql, list, matches, most)
  return ids.length === most ? { ids } : idsAmongAll(sql, list, matches, most)
}

/** Counts the matching rows of the list, up to `mostCounted`. */
export async function countUp(sql: Sql, { table, filter, matches }: List): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count
    from (
      select
      from ${table}
      where ${filter}
        and ${matches ?? sql`true`}
      limit ${mostCounted}
    ) counted
  `
  return row?.count ?? 0
}

async function firstIds(
  sql: Sql,
  { table, filter, isAfter, order }: List,
  most: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id
    from ${table}
    where ${filter}
      and ${isAfter}
    order by ${order}
    limit ${most}
  `
  return rows.map(({ id }) => id)
}

async function idsAmongFirst(
  sql: Sql,
  { table, filter, isAfter, order }: List,
  matches: Fragment,
  most: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
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
  `
  return rows.map(({ id }) => id)
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
